//! Writes the page into a folder, for a host without a program: `page FOLDER SITE`, where SITE has the files that only a
//! site has. They go over those of the page. `MINUET_LANG` names the language.

use std::path::{Path, PathBuf};
use std::{env, fs};

use minuet_words::Language;
use resvg::{tiny_skia, usvg};

/// The icons, the drawing that each is made of, and how wide it is.
const ICONS: [(&str, &str, u32); 4] = [
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ("apple-touch-icon.png", "icon-maskable.svg", 180),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let (Some(folder), Some(site)) = (arguments.next(), arguments.next()) else {
        return Err("usage: page FOLDER SITE".into());
    };
    let code = env::var("MINUET_LANG").unwrap_or_default();
    let language = Language::from_code(&code).unwrap_or_default();
    for (path, bytes) in minuet_web::page(language) {
        write(&folder.join(path), &bytes)?;
    }
    copy(&site, &folder)?;
    for (name, drawing, width) in ICONS {
        fs::write(folder.join(name), icon(&fs::read(folder.join(drawing))?, width)?)?;
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// Copies what browsers are sent, and nothing that only developers need.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        let sent = path.extension().is_some_and(|extension| {
            ["css", "html", "js", "svg"].iter().any(|sent| extension == *sent)
        });
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else if sent {
            write(&to.join(name), &fs::read(&path)?)?;
        }
    }
    Ok(())
}

fn icon(drawing: &[u8], width: u32) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let tree = usvg::Tree::from_data(drawing, &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(width, width).ok_or("an icon has no width")?;
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
