//! `minuet serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::common::{ESCARGOT, minuet};

/// A running server, which ends with the test.
struct Served {
    child: Child,
    url: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts `minuet serve` and reads the address that it prints first.
fn serve(args: &[&str]) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_minuet"));
    let mut child = command.arg("serve").args(args).stdout(Stdio::piped()).spawn().unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
    Served { child, url: url.trim_end().to_owned() }
}

impl Served {
    fn place(&self) -> &str {
        let place = self.url.strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        place.unwrap_or_else(|| panic!("no address: {:?}", self.url))
    }

    fn port(&self) -> u16 {
        self.place().rsplit(':').next().unwrap().parse().unwrap()
    }

    /// A connection that has asked for this path.
    fn ask(&self, path: &str) -> TcpStream {
        let place = self.place();
        let mut stream = TcpStream::connect(place).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n\r\n")
            .unwrap();
        stream
    }

    /// What the page at this path is.
    fn get(&self, path: &str) -> String {
        let mut said = Vec::new();
        self.ask(path).read_to_end(&mut said).unwrap();
        String::from_utf8_lossy(&said).into_owned()
    }
}

#[test]
fn the_address_comes_first_and_answers() {
    let served = serve(&["--port", "0"]);
    assert!(served.url.starts_with("http://127.0.0.1:"), "{}", served.url);
    let page = served.get("/");
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("<!doctype html>"), "{page}");
    assert!(served.get("/nothing").starts_with("HTTP/1.1 404 "));
}

#[test]
fn a_taken_port_is_passed_over_unless_it_was_asked_for() {
    // Whether this succeeds or somebody has it already, the port is taken.
    let _usual = TcpListener::bind("127.0.0.1:2018");
    let served = serve(&[]);
    assert!(served.port() > 2018, "{}", served.url);
    assert!(served.get("/").starts_with("HTTP/1.1 200 "));
    let taken = served.port().to_string();
    let run = minuet(["serve", "--port", &taken]).complains(2, &format!("port {taken}"));
    assert_eq!(run.out, "");
}

#[test]
fn whoever_comes_after_512_connections_waits() {
    let served = serve(&["--port", "0"]);
    // A connection has its place only once it has been answered: a busy machine may take them in another order than they came.
    let hold = || {
        let mut stream = TcpStream::connect(served.place()).unwrap();
        write!(stream, "HEAD / HTTP/1.1\r\nHost: {}\r\n\r\n", served.place()).unwrap();
        stream.read_exact(&mut [0; 12]).unwrap();
        stream
    };
    let mut held: Vec<TcpStream> = (0..512).map(|_| hold()).collect();
    let mut late = served.ask("/");
    let mut status = [0; 12];
    late.set_read_timeout(Some(std::time::Duration::from_secs(1))).unwrap();
    late.read_exact(&mut status).expect_err("all places are taken");
    held.pop();
    late.set_read_timeout(None).unwrap();
    late.read_exact(&mut status).unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
}

/// Questions that nobody waits for any more take no more threads than there are cores.
#[test]
#[cfg(target_os = "linux")]
fn abandoned_questions_keep_their_turns() {
    let served = serve(&["--port", "0"]);
    let place = served.place();
    let sheet = format!("{{\"puzzle\":\"{ESCARGOT}\"}}");
    let ask = format!(
        "{{\"ask\":\"film\",\"sheet\":{sheet},\"reading\":\"depth=2\",\"length\":\"full\"}}"
    );
    let head = format!(
        "POST /api HTTP/1.1\r\nHost: {place}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        ask.len()
    );
    let asked = || {
        let mut stream = TcpStream::connect(place).unwrap();
        stream.write_all(format!("{head}{ask}").as_bytes()).unwrap();
        stream
    };
    let mut answer = [0; 15];
    asked().read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    let threads = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", served.child.id()));
        let status = status.unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("Threads:")).unwrap();
        line.trim().parse::<usize>().unwrap()
    };
    let cores = std::thread::available_parallelism().unwrap().get();
    for _ in 0..100 {
        let stream = asked();
        std::thread::sleep(std::time::Duration::from_millis(5));
        drop(stream);
        // The main thread, two that listen, and those whose work has just ended: some more of these on a busy machine.
        let now = threads();
        assert!(now <= 3 + 4 * cores, "{now} threads");
    }
}

#[test]
fn a_server_for_other_machines_is_warned_about() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_minuet"));
    command.args(["serve", "--host", "0.0.0.0", "--port", "0"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut said).unwrap();
    drop(Served { child, url: String::new() });
    assert!(said.contains("other machines can open this page"), "{said}");
}

/// Work that nobody waits for any more stops: others get their turn long before it would have ended.
#[test]
fn abandoned_work_stops() {
    // At depth 3 the teacher would write for minutes.
    const DEEP: &str =
        "..345.7....71.9.......37....65....9.8.......5..1.75....4..9.51.....1..73......9.4";
    let served = serve(&["--port", "0"]);
    let place = served.place();
    let post = |ask: &str| {
        let mut stream = TcpStream::connect(place).unwrap();
        let length = ask.len();
        write!(stream, "POST /api HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{ask}").unwrap();
        stream
    };
    let sheet = format!("\"sheet\":{{\"puzzle\":\"{DEEP}\"}}");
    let deep = format!("{{\"ask\":\"film\",{sheet},\"reading\":\"depth=3\",\"length\":\"full\"}}");
    let abandoned: Vec<TcpStream> = (0..8).map(|_| post(&deep)).collect();
    std::thread::sleep(std::time::Duration::from_millis(500));
    drop(abandoned);
    let start = std::time::Instant::now();
    let mut said = String::new();
    post(&format!("{{\"ask\":\"hint\",{sheet}}}")).read_to_string(&mut said).unwrap();
    assert!(said.starts_with("HTTP/1.1 200 "), "{said}");
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
#[cfg(target_os = "linux")]
fn the_name_of_this_machine_is_known_where_others_may_ask() {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
    let host = |served: &Served| {
        let mut stream = TcpStream::connect(("127.0.0.1", served.port())).unwrap();
        let (name, port) = (name.trim(), served.port());
        write!(stream, "GET / HTTP/1.1\r\nHost: {name}:{port}\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        said.split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(host(&serve(&["--host", "0.0.0.0", "--port", "0"])), "200");
    assert_eq!(host(&serve(&["--port", "0"])), "403");
}

#[test]
fn a_host_that_is_not_here_is_refused() {
    minuet(["serve", "--host", "host.invalid", "--port", "0"]).complains(2, "host.invalid");
}
