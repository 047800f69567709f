//! Connections and requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request as Asked, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::routing::post;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use minuet_answer::{Refused, Reply, Request, Said, answer_bounded, stoppable};
use minuet_words::Language;
use minuet_words::message::ServerMessage;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{sleep, timeout};

use super::files::Files;
use super::guard::{Guard, Refusal, is_json};

/// The most bytes of a question without a picture.
const BODY: usize = 1 << 20;
/// The most bytes of one with a picture: four million pixels, a third more in base64, and what is around them.
const PICTURE: usize = 6 << 20;
/// How many questions with a picture may arrive at a time.
const PICTURES: usize = 4;
/// The most connections at a time.
const CONNECTIONS: usize = 512;
/// How long the head of a request may take, and an idle connection may wait.
const HEAD: Duration = Duration::from_secs(15);
/// How long a question may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(15);
/// How long a question may wait for its turn.
const TURN: Duration = Duration::from_secs(30);
/// How long a connection may last: one that reads its answers too slowly ends then.
const CONNECTION: Duration = Duration::from_secs(600);

/// Nothing but what this server sends, and no style or script within the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What all requests share: no state of any page.
struct Shared {
    guard: Guard,
    language: Language,
    files: Files,
    /// Turns for work, one per core.
    turns: Arc<Semaphore>,
    /// Room for questions with a picture.
    pictures: Semaphore,
}

/// Takes connections for ever.
pub(super) async fn serve(listener: TcpListener, guard: Guard, language: Language) {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let shared = Shared {
        guard,
        language,
        files: Files::new(language),
        turns: Arc::new(Semaphore::new(cores)),
        pictures: Semaphore::new(PICTURES),
    };
    let router = router(Arc::new(shared));
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            // Mostly there are too many open files: some will close.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(64 << 10);
            // Answers are small: without this the last bytes of each may wait for the browser.
            let _ = stream.set_nodelay(true);
            // A connection that fails is no concern of anybody but its browser.
            let _ = timeout(CONNECTION, http.serve_connection(TokioIo::new(stream), service)).await;
            drop(place);
        });
    }
}

fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/api", post(ask).fallback(only_post))
        .fallback(file)
        .layer(middleware::from_fn_with_state(shared.clone(), admit))
        .with_state(shared)
}

/// Refuses requests from elsewhere, and adds to every answer the headers that keep the page safe.
async fn admit(State(shared): State<Arc<Shared>>, asked: Asked, next: Next) -> Response<Body> {
    let mut response = match shared.guard.admit(asked.headers()) {
        Ok(()) => next.run(asked).await,
        Err(refusal) => shared.refuse(refusal),
    };
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value| headers.insert(name, HeaderValue::from_static(value));
    say(CONTENT_SECURITY_POLICY, POLICY);
    say(X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(REFERRER_POLICY, "no-referrer");
    say(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    say(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    response
}

/// A file of the page.
async fn file(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let refusal = (StatusCode::METHOD_NOT_ALLOWED, ServerMessage::FilesAreOnlyRead);
        return allowing(shared.refuse(refusal), "GET, HEAD");
    }
    let file = shared.files.send(uri.path(), &headers);
    file.unwrap_or_else(|| shared.refuse((StatusCode::NOT_FOUND, ServerMessage::NoSuchFile)))
}

async fn only_post(State(shared): State<Arc<Shared>>) -> Response<Body> {
    let refusal = (StatusCode::METHOD_NOT_ALLOWED, ServerMessage::QuestionsArePosted);
    allowing(shared.refuse(refusal), "POST")
}

fn allowing(mut response: Response<Body>, methods: &'static str) -> Response<Body> {
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
    response
}

/// A question.
async fn ask(State(shared): State<Arc<Shared>>, asked: Asked) -> Response<Body> {
    match shared.answer(asked).await {
        Ok(Reply::Refused(why)) => json(StatusCode::UNPROCESSABLE_ENTITY, &Reply::Refused(why)),
        Ok(reply) => json(StatusCode::OK, &reply),
        Err(refusal) => shared.refuse(refusal),
    }
}

/// The question in a body of at most this number of bytes.
async fn question(asked: Asked, most: usize) -> Result<Request, Refusal> {
    is_json(asked.headers())?;
    let body = timeout(ARRIVAL, Limited::new(asked.into_body(), most).collect()).await;
    let body: Bytes = match body {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            let why = ServerMessage::QuestionTooLong { most_kib: most >> 10 };
            return Err((StatusCode::PAYLOAD_TOO_LARGE, why));
        }
        Ok(Err(_)) => return Err((StatusCode::BAD_REQUEST, ServerMessage::QuestionCutShort)),
        Err(_) => return Err((StatusCode::REQUEST_TIMEOUT, ServerMessage::QuestionTooSlow)),
    };
    serde_json::from_slice(&body).map_err(|error| {
        let why = ServerMessage::QuestionUnreadable { error: error.to_string() };
        (StatusCode::BAD_REQUEST, why)
    })
}

/// Works on a thread where it may take its time, as many at once as there are cores.
async fn work(shared: &Shared, request: Request) -> Result<Reply, Refusal> {
    let Ok(Ok(turn)) = timeout(TURN, shared.turns.clone().acquire_owned()).await else {
        return Err((StatusCode::SERVICE_UNAVAILABLE, ServerMessage::TooManyWaiting));
    };
    let language = shared.language;
    let asker = Asker::default();
    let gone = asker.0.clone();
    let worked = tokio::task::spawn_blocking(move || {
        // The work keeps its turn to its end, which comes soon once the browser has gone.
        let _turn = turn;
        stoppable(&gone, || answer_bounded(request, language))
    });
    let crashed = (StatusCode::INTERNAL_SERVER_ERROR, ServerMessage::Crashed);
    worked.await.ok().flatten().ok_or(crashed)
}

/// Whoever waits for an answer. When the connection ends, the waiting is dropped, and this with it.
#[derive(Default)]
struct Asker(Arc<AtomicBool>);

impl Drop for Asker {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    /// How many bytes of a question are read. A long one, which has a picture in it, waits until there is room, and keeps it to its end.
    async fn room(&self, length: u64) -> Result<(usize, Option<SemaphorePermit<'_>>), Refusal> {
        if length <= BODY as u64 {
            return Ok((BODY, None));
        }
        match timeout(TURN, self.pictures.acquire()).await {
            Ok(Ok(room)) => Ok((PICTURE, Some(room))),
            _ => Err((StatusCode::SERVICE_UNAVAILABLE, ServerMessage::TooManyWaiting)),
        }
    }

    async fn answer(&self, asked: Asked) -> Result<Reply, Refusal> {
        let (most, _room) = self.room(asked.body().size_hint().lower()).await?;
        work(self, question(asked, most).await?).await
    }

    /// Says why a request is refused.
    fn refuse(&self, (status, why): Refusal) -> Response<Body> {
        json(status, &Reply::Refused(Refused::because(Said::new(self.language, why))))
    }
}

fn json(status: StatusCode, reply: &Reply) -> Response<Body> {
    // All keys are texts, so nothing can go wrong here.
    let body = serde_json::to_vec(reply).unwrap_or_default();
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
