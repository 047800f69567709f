//! A font in the document: the whole (small) file, with what a viewer needs to copy text.

use std::io::{self, Write};

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Rect, Ref, Str};

use super::{Pdf, packed};
use crate::font::{CAP, EM, Face};

const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Writes the font, and gives back its number.
pub(super) fn embed<W: Write>(pdf: &mut Pdf<W>, face: Face) -> io::Result<Ref> {
    let called = Name(match face {
        Face::Regular => b"MINUET+Inter-Regular",
        Face::Bold => b"MINUET+Inter-Bold",
    });
    let [file, descriptor, cid, unicode, font] = [(); 5].map(|()| pdf.number());
    write_file(pdf, file, face)?;
    pdf.object(descriptor, |chunk| {
        let mut written = chunk.font_descriptor(descriptor);
        written.name(called).flags(FontFlags::NON_SYMBOLIC).italic_angle(0.0);
        written.bbox(Rect::new(-700.0, -300.0, 2500.0, 1100.0));
        written.ascent(969.0).descent(-242.0).cap_height(thousandths(CAP)).stem_v(90.0);
        written.font_file2(file);
    })?;
    pdf.object(cid, |chunk| {
        let mut written = chunk.cid_font(cid);
        written.subtype(CidFontType::Type2).base_font(called).system_info(SYSTEM);
        written.font_descriptor(descriptor).cid_to_gid_map_predefined(Name(b"Identity"));
        let missing = face.glyph(char::MAX);
        let mut widths = written.widths();
        for glyph in face.glyphs().map(|(_, glyph)| glyph).chain([missing]) {
            widths.consecutive(glyph.id, [thousandths(glyph.advance)]);
        }
    })?;
    let mut cmap = UnicodeCmap::new(Name(b"Minuet"), SYSTEM);
    for (character, glyph) in face.glyphs() {
        cmap.pair(glyph.id, character);
    }
    pdf.stream(unicode, &cmap.finish())?;
    pdf.object(font, |chunk| {
        let mut written = chunk.type0_font(font);
        written.base_font(called).encoding_predefined(Name(b"Identity-H"));
        written.descendant_font(cid).to_unicode(unicode);
    })?;
    Ok(font)
}

fn write_file<W: Write>(pdf: &mut Pdf<W>, id: Ref, face: Face) -> io::Result<()> {
    let bytes = packed(face.bytes())?;
    pdf.object(id, |chunk| {
        let mut stream = chunk.stream(id, &bytes);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Length1"), face.bytes().len() as i32);
        stream.finish();
    })
}

/// Units of the em as thousandths of it.
fn thousandths(units: i32) -> f32 {
    units as f32 * 1000.0 / EM as f32
}
