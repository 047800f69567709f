//! `cargo xtask site`: the page as a folder of files that any web host can serve.

mod comments;
mod compile;
mod guide;
mod links;
mod list;
pub(crate) mod test;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

pub(crate) use self::list::paths;
use crate::process::{cargo, is_free, make_anew, minuet, root, run, target};

/// The labels and sentences of the page, by their ids.
type Words = BTreeMap<String, String>;

/// What a browser may load and run: the site's own files, and WebAssembly among them. The same as the server's, but
/// for that, and for what counts only in a header.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'";

/// Makes the site in a folder, in the language that `MINUET_LANG` names.
pub(crate) fn run_all(folder: Option<PathBuf>) -> anyhow::Result<()> {
    let folder = folder.unwrap_or_else(|| target().join("www"));
    make(&folder, None, &built()?)?;
    println!("xtask: the site is in {}", folder.display());
    Ok(())
}

/// The programs that a site is made with.
pub(crate) struct Makers {
    /// The example that writes the page into a folder.
    pub(crate) page: PathBuf,
    /// The binary, which draws the boards of the guide.
    pub(crate) minuet: PathBuf,
}

/// Makes the site in a folder, in a language that may differ from that of `MINUET_LANG`. What an earlier site has left there
/// goes; a folder with anything else in it is refused.
pub(crate) fn make(folder: &Path, language: Option<&str>, makers: &Makers) -> anyhow::Result<()> {
    is_free(folder, "service-worker.js")?;
    let mut programs = Vec::new();
    for (name, features) in compile::FILES {
        programs.push((name, compile::program(name, features)?));
    }
    make_anew(folder)?;
    let mut page = Command::new(&makers.page);
    page.arg(folder).arg(root().join("crates/minuet-web/site"));
    page.envs(language.map(|language| ("MINUET_LANG", language)));
    run(&mut page)?;
    for (name, program) in programs {
        fs::copy(program, folder.join(name))?;
    }
    let (language, words) = words(folder)?;
    let icons = serde_json::json!([
        { "src": "icon.svg", "sizes": "any", "type": "image/svg+xml" },
        { "src": "icon-192.png", "sizes": "192x192", "type": "image/png" },
        { "src": "icon-512.png", "sizes": "512x512", "type": "image/png" },
        { "src": "icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" },
    ]);
    let manifest = serde_json::json!({
        "name": "Minuet", "short_name": "Minuet", "lang": language, "description": words["description"],
        "id": "./", "start_url": "./", "scope": "./", "display": "standalone",
        "background_color": "#f1ece2", "theme_color": "#f1ece2", "icons": icons,
    });
    fs::write(folder.join("manifest.webmanifest"), format!("{manifest:#}\n"))?;
    fs::write(folder.join("robots.txt"), "User-agent: *\nAllow: /\n")?;
    fs::write(folder.join("_headers"), headers())?;
    page_of_the_site(folder, &words)?;
    let lost = folder.join("404.html");
    let text = fs::read_to_string(&lost)?;
    fs::write(lost, guide::in_words(&text, &language, &words)?)?;
    guide::write(folder, &makers.minuet, &language, &words)?;
    links::check(folder)?;
    comments::leave_out(folder)?;
    list::write(folder)
}

/// Both made of what the tests have built already.
fn built() -> anyhow::Result<Makers> {
    let minuet = minuet()?;
    run(&mut cargo(&["build", "--quiet", "--workspace", "--example", "page"]))?;
    Ok(Makers { page: target().join("debug/examples/page"), minuet })
}

fn words(folder: &Path) -> anyhow::Result<(String, Words)> {
    let text = fs::read_to_string(folder.join("words.json"))?;
    let table: serde_json::Value = serde_json::from_str(&text)?;
    let language = table["lang"].as_str().context("words.json names no language")?.to_owned();
    Ok((language, serde_json::from_value(table["words"].clone())?))
}

/// Adds to the page what only the site has.
fn page_of_the_site(folder: &Path, words: &Words) -> anyhow::Result<()> {
    let path = folder.join("index.html");
    let mut html = fs::read_to_string(&path)?;
    let guide = &words["guide"];
    for (before, added) in [
        ("<title>", format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n")),
        (
            "<script ",
            "<link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
             <link rel=\"apple-touch-icon\" href=\"apple-touch-icon.png\">\n\
             <meta name=\"theme-color\" content=\"#f1ece2\" media=\"(prefers-color-scheme: light)\">\n\
             <meta name=\"theme-color\" content=\"#121417\" media=\"(prefers-color-scheme: dark)\">\n\
             <link rel=\"preload\" href=\"minuet.wasm\" as=\"fetch\" crossorigin>\n"
                .to_owned(),
        ),
        ("</nav>", format!("  <a href=\"guide/index.html\">{}</a>\n  ", guide::escaped(guide))),
    ] {
        ensure!(html.matches(before).count() == 1, "index.html has not exactly one {before}");
        html = html.replacen(before, &format!("{added}{before}"), 1);
    }
    Ok(fs::write(path, html)?)
}

/// Headers for hosts that read them from a file of this name.
fn headers() -> String {
    format!(
        "/*\n  Content-Security-Policy: {POLICY}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n  \
         Referrer-Policy: no-referrer\n  Cache-Control: no-cache\n"
    )
}
