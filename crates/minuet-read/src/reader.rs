//! From a picture to what is seen in it.

use minuet_core::ByCell;

use crate::judged::Judged;
use crate::look::Look;
use crate::network::Network;
use crate::patch::Patch;
use crate::{Grey, Missing, Point, Seen, SeenCell, cells, context, cut, find, light, scale};

/// Puzzles on fewer pixels than this, in either direction, cannot be read.
const LEAST: usize = 90;

/// Reads the puzzle in a picture with this network.
pub(crate) fn read_with(network: &Network, picture: &Grey) -> Result<Seen, Missing> {
    match read_dark(network, picture) {
        // At night, screens show light digits and lines on a dark ground.
        Err(Missing::NoGrid) => {
            read_dark(network, &picture.negative()).map_err(|_| Missing::NoGrid)
        }
        seen => seen,
    }
}

/// Reads a puzzle whose digits and lines are darker than their ground.
fn read_dark(network: &Network, picture: &Grey) -> Result<Seen, Missing> {
    if picture.width() < LEAST || picture.height() < LEAST {
        return Err(Missing::TooSmall);
    }
    let (small, factor) = scale::shrink(picture, find::LONGEST);
    // A long strip has no pixels left.
    if small.width() < LEAST / 2 || small.height() < LEAST / 2 {
        return Err(Missing::NoGrid);
    }
    let found = find::find(&small)?;
    let surface = found.surface.scaled(factor as f32);
    let (turn, mut judged) = upright(network, &cells::patches(picture, &surface));
    context::weigh(&mut judged);
    context::compare_heights(&mut judged);
    let mut crossings = surface.crossings();
    let mut light = light::cells(picture, &surface);
    for _ in 0..turn {
        crossings = turned(&crossings);
        light = std::array::from_fn(|i| light[(i % 9) * 9 + 8 - i / 9]);
    }
    Ok(Seen {
        cells: ByCell::from_fn(|cell| {
            let seen = judged[cell.index()].seen();
            SeenCell { sure: seen.sure && !light[cell.index()], ..seen }
        }),
        crossings,
        may_be_cut_off: cut::may_be_cut_off(&small, &found.surface),
    })
}

/// As many cells as tell which way is up: those with the darkest marks.
const TELLING: usize = 24;

/// The quarter turns (counter-clockwise) after which the digits are likeliest, and the cells then.
fn upright(network: &Network, patches: &[Patch]) -> (usize, Vec<Judged>) {
    let usual = cells::usual_ink(patches);
    let judged = |patch: &Patch| {
        let look = Look::at(patch, usual);
        Judged::of(&network.outputs(&look), look.measures[1])
    };
    let mut telling: Vec<Patch> = patches.to_vec();
    telling.sort_by(|a, b| b.peak().total_cmp(&a.peak()));
    telling.truncate(TELLING);
    let mut best = (f32::NEG_INFINITY, 0);
    for turn in 0..4 {
        let likely: f32 = telling.iter().map(|patch| judged(patch).likeliest().1.ln()).sum();
        if likely > best.0 {
            best = (likely, turn);
        }
        telling = telling.iter().map(Patch::turned).collect();
    }
    let mut upright = patches.to_vec();
    for _ in 0..best.1 {
        upright = cells::turned(&upright);
    }
    (best.1, upright.iter().map(judged).collect())
}

/// The crossings after a quarter turn of the picture, counter-clockwise.
fn turned(crossings: &[[Point; 10]; 10]) -> [[Point; 10]; 10] {
    std::array::from_fn(|row| std::array::from_fn(|column| crossings[column][9 - row]))
}
