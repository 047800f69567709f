//! The server on loopback: what it sends, and what it refuses.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use minuet_web::{Address, Port, Server, ServerMessage};
use minuet_words::Language;

/// The puzzle of many books: Step 1 is enough.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A server on a free port, which ends with the tests.
fn start() -> SocketAddr {
    start_in(Language::English)
}

fn start_in(language: Language) -> SocketAddr {
    let address = Address { host: "127.0.0.1".into(), port: Port::Only(0) };
    let server = Server::bind(&address, language).unwrap();
    let url = server.url();
    std::thread::spawn(move || server.run());
    url.trim_start_matches("http://").trim_end_matches('/').parse().unwrap()
}

/// What the server says to these bytes.
fn say(at: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    // The server may end the connection before it has read everything.
    let _ = stream.write_all(bytes);
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said);
    String::from_utf8_lossy(&said).into_owned()
}

fn get(at: SocketAddr, path: &str, more: &str) -> String {
    say(
        at,
        format!("GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{more}\r\n").as_bytes(),
    )
}

fn post(at: SocketAddr, more: &str, body: &str) -> String {
    let head = format!(
        "POST /api HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: {}\r\n{more}\r\n",
        body.len()
    );
    say(at, format!("{head}{body}").as_bytes())
}

const JSON: &str = "Content-Type: application/json\r\n";

/// The answer begins with this status and has these words.
fn check(said: &str, status: u16, words: &str) {
    assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{said}");
    assert!(said.contains(words), "{said}");
    assert!(said.contains("content-security-policy: default-src 'none'; script-src 'self'"));
    assert!(said.contains("x-content-type-options: nosniff"));
    assert!(said.contains("referrer-policy: no-referrer"));
    assert!(!said.contains("unsafe-inline"));
}

#[test]
fn the_page_and_its_answers() {
    let at = start();
    check(&get(at, "/", ""), 200, "<!doctype html>");
    let page = get(at, "/index.html", "Accept-Encoding: br, gzip\r\n");
    check(&page, 200, "content-encoding: gzip");
    let tag = page.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    check(&get(at, "/", &format!("If-None-Match: {tag}\r\n")), 304, "");
    check(&get(at, "/inter-regular.ttf", ""), 200, "font/ttf");
    let words = get(at, "/words.json", "");
    check(&words, 200, "\"lang\":\"en\"");
    check(&words, 200, "etag: ");
    let ask = format!("{{\"ask\":\"open\",\"text\":\"{EASY}\"}}");
    check(&post(at, JSON, &ask), 200, "\"answer\":\"opened\"");
    let own = format!("{JSON}Origin: http://{at}\r\n");
    check(&post(at, &own, "{\"ask\":\"packs\"}"), 200, "\"answer\":\"packs\"");
    let port = at.port();
    let named = format!("GET / HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    check(&say(at, named.as_bytes()), 200, "<!doctype html>");
}

#[test]
fn the_foreign_is_refused() {
    let at = start();
    let foreign =
        |host: &str| format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    for host in ["evil.example", "evil.example:2018", "127.0.0.1:1", "10.0.0.1", "localhost"] {
        check(&say(at, foreign(host).as_bytes()), 403, "is not the name of this server");
    }
    let port = at.port();
    for host in [format!("localhost.evil.example:{port}"), format!("10.0.0.1:{port}")] {
        check(&say(at, foreign(&host).as_bytes()), 403, "is not the name of this server");
    }
    check(&say(at, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"), 400, "no Host header");
    for origin in ["http://evil.example", "null", &format!("https://{at}")] {
        let more = format!("{JSON}Origin: {origin}\r\n");
        check(&post(at, &more, "{\"ask\":\"packs\"}"), 403, "may not ask this server");
    }
}

#[test]
fn bad_questions_are_refused() {
    let at = start();
    check(&post(at, JSON, "{\"ask\":"), 400, "cannot be understood");
    check(&post(at, JSON, "{\"ask\":\"dance\"}"), 400, "unknown variant");
    check(
        &post(at, JSON, "{\"ask\":\"draw\",\"sheet\":{\"puzzle\":\"1\"}}"),
        400,
        "cannot be understood",
    );
    let deep = "[".repeat(100_000);
    check(&post(at, JSON, &deep), 400, "cannot be understood");
    let nested = format!("{{\"ask\":\"open\",\"text\":{}1", "{\"a\":".repeat(5000));
    check(&post(at, JSON, &nested), 400, "cannot be understood");
    check(&post(at, "Content-Type: text/plain\r\n", "{}"), 415, "application/json");
    check(&post(at, "", "{}"), 415, "application/json");
    check(&post(at, JSON, "{\"ask\":\"open\",\"text\":\"\"}"), 422, "no puzzle");
    let long = |bytes| format!("{{\"ask\":\"open\",\"text\":\"{}\"}}", "1".repeat(bytes));
    // Only a picture may be so long.
    check(&post(at, JSON, &long(2 << 20)), 422, "too long");
    check(&post(at, JSON, &long(7 << 20)), 413, "too long");
}

#[test]
fn pictures_are_read_up_to_four_million_pixels() {
    let at = start();
    let picture = |width: usize, height: usize| {
        // Three bytes are four letters, all of them black.
        let grey = "A".repeat(width * height / 3 * 4);
        format!("{{\"ask\":\"read\",\"width\":{width},\"height\":{height},\"grey\":\"{grey}\"}}")
    };
    check(&post(at, JSON, &picture(2000, 1500)), 422, "picture");
    check(&post(at, JSON, &picture(2100, 2000)), 422, "4 million");
    check(&post(at, JSON, &picture(2000, 1500).replace("1500", "1501")), 422, "one byte for each");
}

#[test]
fn unknown_paths_and_methods_are_refused() {
    let at = start();
    for path in [
        "/none",
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/index.html/",
        "/style/./page.css",
        "/style//page.css",
        "/tsconfig.json",
        "/api.d.ts",
        "/./index.html",
    ] {
        check(&get(at, path, ""), 404, "no such file");
    }
    check(&get(at, "/api", ""), 405, "asked with POST");
    let put =
        format!("PUT / HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    check(&say(at, put.as_bytes()), 405, "GET or HEAD");
}

#[test]
fn the_server_speaks_its_language() {
    let at = start_in(Language::Accented);
    check(&get(at, "/words.json", ""), 200, "\"lang\":\"en-XA\"");
    check(&get(at, "/none", ""), 404, "Ţĥéŕé îš ñõ šûçĥ ƒîļé ĥéŕé.");
}

#[test]
fn slow_heads_and_bodies_end() {
    let at = start();
    let body = std::thread::spawn(move || {
        let head = format!(
            "POST /api HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: 100\r\n{JSON}\r\n{{"
        );
        check(&say(at, head.as_bytes()), 408, "took too long");
    });
    let started = Instant::now();
    assert_eq!(say(at, b"GET / HTTP/1.1\r\nHost: 127"), "");
    assert!(started.elapsed() < Duration::from_secs(25));
    body.join().unwrap();
}

#[test]
fn a_taken_port_is_passed_over_or_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let only = Address { host: "127.0.0.1".into(), port: Port::Only(port) };
    let refused = Server::bind(&only, Language::English).unwrap_err();
    assert!(matches!(refused, ServerMessage::PortNotAvailable { .. }));
    assert!(refused.to_string().contains("is not available"));
    let usual = Address { host: "127.0.0.1".into(), port: Port::Usual };
    let first = Server::bind(&usual, Language::English).unwrap();
    let second = Server::bind(&usual, Language::English).unwrap();
    assert_ne!(first.url(), second.url());
    let nowhere = Address { host: "no.such.host.invalid".into(), port: Port::Usual };
    let refused = Server::bind(&nowhere, Language::English).unwrap_err();
    assert!(matches!(refused, ServerMessage::HostNotAvailable { .. }));
}
