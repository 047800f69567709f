//! Pages as PDF, written one by one: a long document takes no more memory than a short one.

mod content;
mod font;

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::writers::{Catalog, DocumentInfo};
use pdf_writer::{Chunk, Filter, Finish, Name, Rect, Ref, TextStr};

use crate::font::Face;
use crate::picture::Theme;
use crate::print::Page;

/// The name of a font in the pages.
fn name(face: Face) -> Name<'static> {
    match face {
        Face::Regular => Name(b"R"),
        Face::Bold => Name(b"B"),
    }
}

/// A document that is being written.
pub struct Pdf<W: Write> {
    out: W,
    theme: Theme,
    written: usize,
    /// Where each object starts, the first one being number 1.
    offsets: Vec<usize>,
    fonts: [Ref; 2],
    tree: Ref,
    pages: Vec<Ref>,
    title: String,
}

impl<W: Write> Pdf<W> {
    /// A document without pages.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written.
    pub fn new(out: W, title: &str, theme: Theme) -> io::Result<Pdf<W>> {
        let mut pdf = Pdf {
            out,
            theme,
            written: 0,
            offsets: Vec::new(),
            fonts: [Ref::new(1); 2],
            tree: Ref::new(1),
            pages: Vec::new(),
            title: title.to_owned(),
        };
        pdf.put(b"%PDF-1.7\n%\x80\x80\x80\x80\n\n")?;
        pdf.tree = pdf.number();
        for face in Face::ALL {
            pdf.fonts[face as usize] = font::embed(&mut pdf, face)?;
        }
        Ok(pdf)
    }

    /// Adds a page.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn page(&mut self, page: &Page) -> io::Result<()> {
        let content = self.number();
        let drawn = content::of(page, self.theme);
        self.stream(content, &drawn)?;
        let id = self.number();
        let (width, height) = page.points();
        let tree = self.tree;
        self.object(id, |chunk| {
            let mut page = chunk.page(id);
            page.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(content);
        })?;
        self.pages.push(id);
        Ok(())
    }

    /// How many pages there are.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether there is no page.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// Writes the end of the document, and gives back what it was written to.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let (tree, fonts, pages) = (self.tree, self.fonts, std::mem::take(&mut self.pages));
        self.object(tree, |chunk| {
            let mut all = chunk.pages(tree);
            all.count(pages.len() as i32).kids(pages.iter().copied());
            let mut resources = all.resources();
            let mut named = resources.fonts();
            for face in Face::ALL {
                named.pair(name(face), fonts[face as usize]);
            }
        })?;
        let (info, title) = (self.number(), std::mem::take(&mut self.title));
        self.object(info, |chunk| {
            let mut info: DocumentInfo<'_> = chunk.indirect(info).start();
            info.title(TextStr(&title)).creator(TextStr("minuet"));
        })?;
        let catalog = self.number();
        self.object(catalog, |chunk| {
            let mut catalog: Catalog<'_> = chunk.indirect(catalog).start();
            catalog.pages(tree).lang(TextStr("en"));
            catalog.viewer_preferences().display_doc_title(true);
        })?;
        self.trailer(catalog, info)?;
        self.out.flush()?;
        Ok(self.out)
    }

    /// A number for an object to come.
    fn number(&mut self) -> Ref {
        self.offsets.push(0);
        Ref::new(self.offsets.len() as i32)
    }

    /// Writes the object `id`, the only one that `write` puts into its chunk.
    fn object(&mut self, id: Ref, write: impl FnOnce(&mut Chunk)) -> io::Result<()> {
        let mut chunk = Chunk::new();
        write(&mut chunk);
        self.offsets[id.get() as usize - 1] = self.written;
        self.put(chunk.as_bytes())
    }

    fn stream(&mut self, id: Ref, data: &[u8]) -> io::Result<()> {
        let packed = packed(data)?;
        self.object(id, |chunk| {
            chunk.stream(id, &packed).filter(Filter::FlateDecode).finish();
        })
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.written += bytes.len();
        self.out.write_all(bytes)
    }

    /// The table of where objects start, and where to begin.
    fn trailer(&mut self, catalog: Ref, info: Ref) -> io::Result<()> {
        let (start, count) = (self.written, self.offsets.len() + 1);
        let mut text = format!("xref\n0 {count}\n0000000000 65535 f\r\n");
        for offset in &self.offsets {
            text.push_str(&format!("{offset:010} 00000 n\r\n"));
        }
        let (catalog, info) = (catalog.get(), info.get());
        text.push_str(&format!(
            "trailer\n<< /Size {count} /Root {catalog} 0 R /Info {info} 0 R >>\nstartxref\n{start}\n%%EOF\n"
        ));
        self.put(text.as_bytes())
    }
}

/// A stream in fewer bytes.
fn packed(data: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data)?;
    encoder.finish()
}
