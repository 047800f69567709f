//! Exact bounds for a rate.

/// Bounds that a true rate lies between with at least this confidence.
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
    /// use minuet_hunt::Interval;
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
    let (mut low, mut high) = (0.0, 1.0);
    // A rate may be tiny, so halving goes on until the bounds cannot be told apart.
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if middle <= low || middle >= high {
            break;
        }
        if below(middle, a, b) < p { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// The regularised incomplete beta function: the probability below `x`.
fn below(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (-x).ln_1p()).exp();
    // The fraction converges quickly on this side of the mean only.
    if x < (a + 1.0) / (a + b + 2.0) {
        front * fraction(x, a, b) / a
    } else {
        1.0 - front * fraction(1.0 - x, b, a) / b
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / away(1.0 - (a + b) * x / (a + 1.0));
    let mut result = d;
    for m in 1..100_000 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut step = 1.0;
        for term in [even, odd] {
            d = 1.0 / away(1.0 + term * d);
            c = away(1.0 + term / c);
            step = c * d;
            result *= step;
        }
        if (step - 1.0).abs() < 1e-15 {
            break;
        }
    }
    result
}

/// The logarithm of the gamma function for positive numbers, by Stirling's series above 10.
fn ln_gamma(x: f64) -> f64 {
    let (mut x, mut shift) = (x, 0.0);
    while x < 10.0 {
        shift += x.ln();
        x += 1.0;
    }
    let z = 1.0 / (x * x);
    let series =
        (1.0 / 12.0 - z * (1.0 / 360.0 - z * (1.0 / 1260.0 - z * (1.0 / 1680.0 - z / 1188.0)))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - shift
}
