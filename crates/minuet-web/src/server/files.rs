//! The files of the page, which stand in the program itself.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use minuet_show::font::Face;

/// A file of the page.
pub(super) struct File {
    path: &'static str,
    kind: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    packed: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The fonts of the pictures, for the text of the page.
static FONTS: LazyLock<[File; 2]> = LazyLock::new(|| {
    [(Face::Regular, "inter-regular.ttf"), (Face::Bold, "inter-bold.ttf")].map(|(face, path)| {
        File {
            path,
            kind: "font/ttf",
            tag: concat!("\"", env!("CARGO_PKG_VERSION"), "\""),
            plain: face.bytes(),
            packed: face.bytes(),
        }
    })
});

/// The file at `path`, by its very name: no path leads anywhere else.
pub(super) fn find(path: &str) -> Option<&'static File> {
    let path = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
    FILES.iter().chain(FONTS.iter()).find(|file| file.path == path)
}

/// The file, packed where the browser can unpack it, or word that it has not changed.
pub(super) fn send(file: &'static File, asked: &HeaderMap) -> Response<Body> {
    let unchanged = lists(asked, IF_NONE_MATCH, file.tag);
    let packs = lists(asked, ACCEPT_ENCODING, "gzip") && file.packed.len() < file.plain.len();
    let body = match (unchanged, packs) {
        (true, _) => Body::empty(),
        (false, true) => Body::from(file.packed),
        (false, false) => Body::from(file.plain),
    };
    let mut response = Response::new(body);
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    let mut say = |name, value| headers.insert(name, HeaderValue::from_static(value));
    say(ETAG, file.tag);
    say(CACHE_CONTROL, "no-cache");
    say(VARY, "accept-encoding");
    say(CONTENT_TYPE, file.kind);
    if packs && !unchanged {
        say(CONTENT_ENCODING, "gzip");
    }
    response
}

/// Whether a header lists a word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let mut words = values.flat_map(|value| value.split(','));
    words.any(|item| item.split(';').next().is_some_and(|item| item.trim() == word))
}
