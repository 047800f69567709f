//! Puts the files of the page into the program, each also packed.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

const KINDS: [(&str, &str); 9] = [
    ("html", "text/html; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
];

fn main() -> io::Result<()> {
    let page = Path::new("page");
    println!("cargo::rerun-if-changed=page");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let mut files = Vec::new();
    collect(page, &mut files)?;
    files.sort();
    let mut table = String::from("pub(super) static FILES: &[File] = &[\n");
    for (number, file) in files.iter().enumerate() {
        let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or("");
        let Some((_, kind)) = KINDS.iter().find(|(known, _)| *known == extension) else { continue };
        let plain = fs::read(file)?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&plain)?;
        let packed = out.join(format!("{number}.gz"));
        fs::write(&packed, encoder.finish()?)?;
        let path = file.strip_prefix(page).map_err(io::Error::other)?;
        let path = path.to_string_lossy().replace('\\', "/");
        let whole = fs::canonicalize(file)?;
        let _ = writeln!(
            table,
            "File {{ path: {path:?}, kind: {kind:?}, tag: \"\\\"{:016x}\\\"\", plain: include_bytes!({whole:?}), \
             packed: include_bytes!({packed:?}) }},",
            fingerprint(&plain)
        );
    }
    table.push_str("];\n");
    fs::write(out.join("files.rs"), table)
}

/// All files of the page but those that only its developers need.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let apart = name.starts_with('.') || name == "node_modules" || name == "tests";
        if apart || ["package.json", "package-lock.json", "tsconfig.json"].contains(&name.as_str())
        {
            continue;
        }
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// FNV-1a: enough to tell one version of a file from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
