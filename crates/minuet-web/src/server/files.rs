//! The files of the page, which are in the program itself, and its words.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Read;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Response, StatusCode};
use flate2::Compression;
use flate2::bufread::GzEncoder;
use include_dir::{Dir, include_dir};
use minuet_show::font::Face;
use minuet_words::Language;
use serde_json::{Map, json};

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/page");

/// The files of the page by their paths, with its labels and sentences in a language: for a host without a program.
pub fn page(language: Language) -> Vec<(String, Vec<u8>)> {
    let files = Files::new(language);
    let made = ["words.json", "inter-regular.ttf", "inter-bold.ttf"].map(str::to_owned);
    let paths = made.into_iter().chain(paths(&PAGE));
    let sent = paths.filter_map(|path| {
        let (_, bytes) = files.find(&path)?;
        Some((path, bytes.to_vec()))
    });
    sent.collect()
}

fn paths(folder: &Dir<'_>) -> Vec<String> {
    let files = folder.files().map(|file| file.path().to_string_lossy().replace('\\', "/"));
    files.chain(folder.dirs().flat_map(paths)).collect()
}

/// All that a browser may ask for by name.
pub(super) struct Files {
    words: Bytes,
}

impl Files {
    /// The files of the page, with its labels and sentences in a language.
    pub(super) fn new(language: Language) -> Files {
        let table = language.words().page().into_iter();
        let words: Map<_, _> = table.map(|(id, text)| (id.to_owned(), text.into())).collect();
        Files { words: json!({ "lang": language.code(), "words": words }).to_string().into() }
    }

    /// The kind and the bytes of a file, by its very name: no path leads anywhere else. What only the developers
    /// of the page need is of no kind that is sent.
    fn find(&self, path: &str) -> Option<(&'static str, Bytes)> {
        let kind = match path.rsplit_once('.')?.1 {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "ttf" => "font/ttf",
            "json" if path == "words.json" => "application/json",
            _ => return None,
        };
        let bytes = match path {
            "words.json" => self.words.clone(),
            "inter-regular.ttf" => Bytes::from_static(Face::Regular.bytes()),
            "inter-bold.ttf" => Bytes::from_static(Face::Bold.bytes()),
            // These would be other names of the same files.
            _ if path.contains("//") || path.contains("/.") => return None,
            _ => Bytes::from_static(PAGE.get_file(path)?.contents()),
        };
        Some((kind, bytes))
    }

    /// The file at a path, packed where the browser can unpack it, or word that it has not changed.
    pub(super) fn send(&self, path: &str, asked: &HeaderMap) -> Option<Response<Body>> {
        let path = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
        let (kind, plain) = self.find(path)?;
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        let response = Response::builder()
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, "accept-encoding")
            .header(CONTENT_TYPE, kind)
            .header(ETAG, &tag);
        let response = if lists(asked, IF_NONE_MATCH, &tag) {
            response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
        } else if lists(asked, ACCEPT_ENCODING, "gzip") {
            let mut packed = Vec::new();
            GzEncoder::new(&*plain, Compression::default()).read_to_end(&mut packed).ok()?;
            response.header(CONTENT_ENCODING, "gzip").body(Body::from(packed))
        } else {
            response.body(Body::from(plain))
        };
        response.ok()
    }
}

/// Whether a header lists a word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let mut words = values.flat_map(|value| value.split(','));
    words.any(|item| item.split(';').next().is_some_and(|item| item.trim() == word))
}
