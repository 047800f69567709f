//! Chunks that are sent from machine to machine.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use minuet_hunt::{Chunk, Chunks, Input, Order, Plan, Question, Unpacked};

use crate::common::{file, many, order, place, text};

/// The only chunk of an input, and its plan.
fn chunk(order: &Order) -> (Chunk, Plan) {
    let plan = Plan::settle(order, None, &order.folder).expect("a plan");
    let mut chunks = Chunks::new(&plan, Arc::default());
    let chunk = chunks.next().expect("a chunk").expect("one that can be read");
    assert!(chunks.next().is_none());
    (chunk, plan)
}

fn of_file(path: &Path) -> Order {
    Order { chunk: Some(1 << 20), ..order(path, path) }
}

/// Sends a chunk, and sees that the same comes of it there.
fn check(order: &Order) {
    let (chunk, plan) = chunk(order);
    let packet = chunk.packet();
    // A packet that is cut within its last piece is not a packet.
    assert_eq!(Chunk::unpack(&packet[..packet.len() - 1]), None);
    let Some(Unpacked::Chunk(there)) = Chunk::unpack(&packet) else { panic!("no chunk") };
    assert_eq!((there.index, &there.source), (chunk.index, &chunk.source));
    let finish = |chunk: &Chunk| chunk.finish(&plan, "hunt", &|| false).expect("a part");
    assert_eq!(finish(&there), finish(&chunk));
}

#[test]
fn what_is_packed_is_unpacked() {
    let folder = place("packets");
    let lines = text(&many(600)) + "no puzzle\n";
    check(&of_file(&file(&folder, "gr\u{f6}\u{df}e.txt", &lines)));
    let table = of_file(&file(&folder, "table.parquet", include_bytes!("files/zstd.parquet")));
    check(&table);
    assert_eq!(chunk(&table).0.reference(), None);
    let sample = Order {
        inputs: vec![Input::Sample { clusters: 1, seed: 3 }],
        question: Question { weighed: true, ..Question::default() },
        ..table
    };
    check(&sample);
    assert_eq!(chunk(&sample).0.reference(), None);
}

#[test]
fn what_stands_in_a_file_is_found_there_as_long_as_it_does() {
    let folder = place("packets-place");
    let lines = text(&many(600));
    let path = file(&folder, "input.txt", &lines);
    let (chunk, _) = chunk(&of_file(&path));
    let packet = chunk.reference().expect("all stands there");
    assert!(packet.len() < 200, "{} bytes", packet.len());
    assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Chunk(chunk)));
    assert_eq!(Chunk::unpack(&packet[..packet.len() - 1]), None);
    std::fs::write(&path, lines.replace('9', "8")).expect("another file");
    assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Elsewhere));
    std::fs::remove_file(&path).expect("no file");
    assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Elsewhere));
}

#[test]
fn what_does_not_stand_together_cannot_be_pointed_to() {
    let folder = place("packets-apart");
    let lines = text(&many(3));
    // Of a line that is too long, something is missing.
    let long = format!("{lines}{}\n{lines}", "x".repeat(5 << 20));
    assert_eq!(chunk(&of_file(&file(&folder, "long.txt", long))).0.reference(), None);
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(lines.as_bytes()).expect("bytes");
    let packed = file(&folder, "packed.gz", packed.finish().expect("bytes"));
    assert_eq!(chunk(&of_file(&packed)).0.reference(), None);
}

#[test]
fn other_bytes_are_refused() {
    for bytes in [&[][..], &[1; 7], &[255; 40], &[0; 18], &[1; 90]] {
        assert_eq!(Chunk::unpack(bytes), None, "{bytes:?}");
    }
}
