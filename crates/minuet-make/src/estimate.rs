//! A mean over weighted draws, with an honest error.

/// The weighted mean of a value over clusters of draws.
///
/// Draws of one cluster resemble each other, so the error is computed from how much whole clusters differ.
///
/// ```
/// use minuet_make::Estimate;
///
/// let mut estimate = Estimate::default();
/// estimate.add([(1.0, 0.0), (1.0, 1.0)]);
/// estimate.add([(2.0, 1.0)]);
/// assert_eq!(estimate.mean(), 0.75);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    clusters: f64,
    draws: usize,
    /// Σ w² over draws.
    squares: f64,
    /// Over clusters, with W the sum of weights of one and V that of weight × value: Σ W, Σ V, Σ W², Σ W V,
    /// Σ V².
    w: f64,
    v: f64,
    ww: f64,
    wv: f64,
    vv: f64,
}

impl Estimate {
    /// Adds one cluster: the weight and the value of each draw. A cluster without draws counts too.
    pub fn add(&mut self, draws: impl IntoIterator<Item = (f64, f64)>) {
        let (mut w, mut v) = (0.0, 0.0);
        for (weight, value) in draws {
            w += weight;
            v += weight * value;
            self.draws += 1;
            self.squares += weight * weight;
        }
        self.clusters += 1.0;
        self.w += w;
        self.v += v;
        self.ww += w * w;
        self.wv += w * v;
        self.vv += v * v;
    }

    /// How many draws.
    pub fn draws(&self) -> usize {
        self.draws
    }

    /// The mean; not a number without draws.
    pub fn mean(&self) -> f64 {
        self.v / self.w
    }

    /// The standard error of the mean, from how clusters differ.
    pub fn error(&self) -> f64 {
        // The ratio of two sums, to first order: its residuals are V − mean × W.
        let mean = self.mean();
        let residuals = self.vv - 2.0 * mean * self.wv + mean * mean * self.ww;
        let few = self.clusters / (self.clusters - 1.0);
        (few * residuals.max(0.0)).sqrt() / self.w
    }

    /// How many draws of equal weight would tell as much about the mean of a value that is 0 or 1.
    pub fn effective(&self) -> f64 {
        let mean = self.mean();
        mean * (1.0 - mean) / self.error().powi(2)
    }

    /// How many draws of equal weight would weigh as evenly (Kish); clusters left aside.
    pub fn even(&self) -> f64 {
        self.w * self.w / self.squares
    }

    /// The sum of weights of a cluster on average, with its standard error.
    pub fn total(&self) -> (f64, f64) {
        let mean = self.w / self.clusters;
        let variance = (self.ww / self.clusters - mean * mean).max(0.0);
        (mean, (variance / (self.clusters - 1.0)).sqrt())
    }
}
