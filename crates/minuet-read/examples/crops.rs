//! Cuts the cells of photos out, as the network sees them, for training.
//!
//! `crops OUT VARIANTS FOLDER…`: OUT.bin gets the cells, OUT.txt a line for each photo; VARIANTS is how often each photo is
//! looked at again, less exactly. Beside each photo stands a file of labels.
#![forbid(unsafe_code)]

mod support;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use minuet_read::training::{Jitter, shown};

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, variants, folders @ ..] = &arguments[..] else {
        panic!("crops OUT VARIANTS FOLDER…");
    };
    let variants: usize = variants.parse().expect("a number of variants");
    let photos: Vec<PathBuf> =
        folders.iter().flat_map(|folder| support::photos(Path::new(folder))).collect();
    let mut cells = BufWriter::new(File::create(format!("{out}.bin"))?);
    let mut lines = BufWriter::new(File::create(format!("{out}.txt"))?);
    let mut random = random();
    let numbers = support::puzzles(&photos);
    for (index, (path, puzzle)) in photos.iter().zip(numbers).enumerate() {
        let labels = support::labels(path);
        let mut jitters = vec![Jitter { moved: [[0.0; 3]; 2], coarser: 1.0 }];
        jitters.extend((0..variants).map(|_| jitter(&mut random)));
        let Some(page) = shown(&support::grey(path), &jitters) else {
            writeln!(lines, "{} none", path.display())?;
            continue;
        };
        // A page was found where it is if most cells have something where they should.
        let cells_and_labels = page.cells[0].iter().zip(&labels);
        let agree = cells_and_labels.filter(|(cell, label)| (cell[806] > 64) == (**label > 0));
        write!(lines, "{} {:.3} {} {puzzle}", path.display(), page.score, agree.count())?;
        for point in page.crossings.iter().flatten() {
            write!(lines, " {:.1},{:.1}", point.x, point.y)?;
        }
        writeln!(lines)?;
        for (variant, shown) in page.cells.iter().enumerate() {
            for (cell, shown) in shown.iter().enumerate() {
                let photo = (index as u16).to_be_bytes();
                cells.write_all(&[photo[0], photo[1], variant as u8, cell as u8, labels[cell]])?;
                cells.write_all(shown)?;
            }
        }
    }
    Ok(())
}

/// Numbers from -1 to 1, always the same ones.
fn random() -> impl FnMut() -> f32 {
    let mut state = 1u64;
    move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }
}

/// A page that is found not quite where it is, and sometimes seen less sharply.
fn jitter(random: &mut impl FnMut() -> f32) -> Jitter {
    let moved = std::array::from_fn(|_| std::array::from_fn(|_| random() * 0.05));
    let coarser = if random() > 0.0 { 1.0 } else { 1.5 + random().abs() * 1.2 };
    Jitter { moved, coarser }
}
