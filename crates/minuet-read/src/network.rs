//! The network that reads a cell. Its weights come from `cargo xtask train`; docs/reading.md says what it was trained on.

use crate::look::{Look, MEASURES, SMALL};

/// Nine for the digits, then four for the kinds: empty, printed, written, small marks.
pub(crate) const OUTPUTS: usize = 13;

/// A layer: each output is a sum of inputs times weights, and a bias.
struct Layer {
    biases: Vec<f32>,
    /// For each input the weights of all outputs.
    weights: Vec<f32>,
}

/// The network: two pictures, each through two convolutions and a layer, then one layer for all.
pub(crate) struct Network {
    mark: [Layer; 3],
    whole: [Layer; 3],
    last: Layer,
}

/// Channels of the pictures, and what is left of them.
const MARK: [usize; 3] = [12, 24, 40];
const WHOLE: [usize; 3] = [8, 12, 20];
/// Pixels of a picture after both convolutions, in each direction.
const END: usize = SMALL / 4;

/// How many bytes the layers of a picture have in the file.
const fn bytes([first, second, third]: [usize; 3]) -> usize {
    let weights = 25 * first + 9 * first * second + END * END * second * third;
    weights + 8 * (first + second + third)
}

const LENGTH: usize =
    bytes(MARK) + bytes(WHOLE) + (MARK[2] + WHOLE[2] + MEASURES) * OUTPUTS + 8 * OUTPUTS;

/// The weights that are shipped.
static SHIPPED: &[u8; LENGTH] = include_bytes!("network.weights");

impl Network {
    /// The network that is shipped.
    pub(crate) fn shipped() -> Network {
        Network::of(SHIPPED)
    }

    /// The network of a file; `None` where it has another length.
    pub(crate) fn read(file: &[u8]) -> Option<Network> {
        file.try_into().ok().map(Network::of)
    }

    fn of(file: &[u8; LENGTH]) -> Network {
        let mut rest = &file[..];
        let mut picture = |[first, second, third]: [usize; 3]| {
            [(25, first), (9 * first, second), (END * END * second, third)]
                .map(|(inputs, outputs)| layer(&mut rest, inputs, outputs))
        };
        let (mark, whole) = (picture(MARK), picture(WHOLE));
        let last = layer(&mut rest, MARK[2] + WHOLE[2] + MEASURES, OUTPUTS);
        Network { mark, whole, last }
    }

    /// What the network makes of a cell: logarithms of likelihoods, but for constants.
    pub(crate) fn outputs(&self, look: &Look) -> [f32; OUTPUTS] {
        let mut inputs = described(&self.mark, &look.mark);
        inputs.extend(described(&self.whole, &look.whole));
        inputs.extend(look.measures);
        let outputs = dense(&self.last, &inputs);
        std::array::from_fn(|i| outputs[i])
    }
}

/// Takes a layer from the start of a file: scales, biases, weights.
fn layer(file: &mut &[u8], inputs: usize, outputs: usize) -> Layer {
    let mut take = |count: usize| {
        let (taken, rest) = file.split_at(count);
        *file = rest;
        taken
    };
    let mut floats = || -> Vec<f32> {
        let parts = take(4 * outputs).chunks_exact(4);
        parts.map(|part| f32::from_le_bytes([part[0], part[1], part[2], part[3]])).collect()
    };
    let (scales, biases) = (floats(), floats());
    let weights = take(inputs * outputs).iter().zip(scales.iter().cycle());
    let weights = weights.map(|(&weight, scale)| f32::from(weight as i8) * scale).collect();
    Layer { biases, weights }
}

/// A picture in a few numbers.
fn described(layers: &[Layer; 3], picture: &[f32; SMALL * SMALL]) -> Vec<f32> {
    let half = convolved(&layers[0], picture, SMALL, 5);
    let quarter = convolved(&layers[1], &half, SMALL / 2, 3);
    dense(&layers[2], &quarter).into_iter().map(|value| value.max(0.0)).collect()
}

/// Convolution with `reach` × `reach` pixels at every second pixel, and the positive part.
fn convolved(layer: &Layer, picture: &[f32], side: usize, reach: usize) -> Vec<f32> {
    let (inputs, outputs) = (picture.len() / (side * side), layer.biases.len());
    let edge = reach / 2;
    let mut result = Vec::with_capacity((side / 2) * (side / 2) * outputs);
    for y in (0..side).step_by(2) {
        for x in (0..side).step_by(2) {
            let start = result.len();
            result.extend_from_slice(&layer.biases);
            for dy in edge.saturating_sub(y)..reach.min(side + edge - y) {
                for dx in edge.saturating_sub(x)..reach.min(side + edge - x) {
                    let pixel = ((y + dy - edge) * side + x + dx - edge) * inputs;
                    let weights = &layer.weights[(dy * reach + dx) * inputs * outputs..];
                    add(&mut result[start..], &picture[pixel..][..inputs], weights);
                }
            }
        }
    }
    result.into_iter().map(|sum| sum.max(0.0)).collect()
}

/// A layer in which everything counts for everything.
fn dense(layer: &Layer, inputs: &[f32]) -> Vec<f32> {
    let mut sums = layer.biases.clone();
    add(&mut sums, inputs, &layer.weights);
    sums
}

/// Adds to each sum all inputs times their weights.
fn add(sums: &mut [f32], inputs: &[f32], weights: &[f32]) {
    for (&input, weights) in inputs.iter().zip(weights.chunks_exact(sums.len())) {
        // Paper is 0, and most of a picture is paper.
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
    }
}
