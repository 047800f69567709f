//! Exact bounds for a rate.

use special::Beta;

/// Bounds between which the true rate lies, with at least this confidence.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Interval {
    /// The confidence, such as 0.95.
    pub confidence: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// The exact interval of Clopper and Pearson, for `hits` among `trials`.
    ///
    /// ```
    /// use minuet_report::Interval;
    /// let interval = Interval::exact(0, 300, 0.9);
    /// assert_eq!(interval.low, 0.0);
    /// assert!((interval.high - 0.009936).abs() < 1e-6);
    /// ```
    pub fn exact(hits: u64, trials: u64, confidence: f64) -> Interval {
        let tail = (1.0 - confidence) / 2.0;
        let (k, n) = (hits as f64, trials as f64);
        let low = if hits == 0 { 0.0 } else { quantile(tail, k, n - k + 1.0) };
        let high = if hits >= trials { 1.0 } else { quantile(1.0 - tail, k + 1.0, n - k) };
        Interval { confidence, low, high }
    }
}

/// Where the beta distribution of `a` and `b` has the probability `p` below it.
fn quantile(p: f64, a: f64, b: f64) -> f64 {
    let ln_beta = a.ln_beta(b);
    let (mut low, mut high) = (0.0, 1.0);
    // A rate may be tiny, so halving goes on until the bounds cannot be told apart.
    for _ in 0..200 {
        let middle: f64 = 0.5 * (low + high);
        if middle <= low || middle >= high {
            break;
        }
        if middle.inc_beta(a, b, ln_beta) < p { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}
