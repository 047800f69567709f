//! When a sheet in mid-dance is worth a picture.

use minuet_core::{Find, Trace};

/// After how many entries the dancers of a minuet of the main line have danced alone, where something comes of it.
/// Fruitless dances are not worth a picture each.
pub fn mid_dances(trace: &Trace) -> Vec<usize> {
    let mut moments = Vec::new();
    let mut alone = false;
    for (index, entry) in trace.entries.iter().enumerate() {
        if alone && entry.dance.is_empty() {
            alone = false;
            if !matches!(entry.find, Find::Stall) {
                moments.push(index);
            }
        }
        alone |= matches!(entry.find, Find::Starter { .. }) && entry.dance.is_empty();
    }
    moments
}
