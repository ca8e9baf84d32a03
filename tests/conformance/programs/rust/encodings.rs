//! The families that this program has.

use crate::json::Json;
use crate::Refusal;

type Answer = Result<Vec<f64>, Refusal>;

fn refuse<T>(reason: String) -> Result<T, Refusal> {
    Err(Refusal::Wrong(reason))
}

/// Reads a number above zero, or refuses it.
fn positive(from: &Json, name: &str) -> Result<f64, Refusal> {
    match from.get(name).number() {
        Some(value) if value > 0.0 && value.is_finite() => Ok(value),
        _ => refuse(format!("{name} has to be a number above 0")),
    }
}

/// Reads a whole number from `least` on, or refuses it.
fn whole(from: &Json, name: &str, least: i64) -> Result<i64, Refusal> {
    match from.get(name).number() {
        Some(value) if value.fract() == 0.0 && value >= least as f64 && value <= 1e9 => Ok(value as i64),
        _ => refuse(format!("{name} has to be a whole number from {least} on")),
    }
}

fn finite(from: &Json, name: &str) -> Answer {
    match from.get(name).numbers() {
        Some(values) if values.iter().all(|value| value.is_finite()) => Ok(values),
        _ => refuse(format!("{name} has to be a list of finite numbers")),
    }
}

/// Returns a row of sines and cosines for each position. An odd width ends with a sine.
pub fn sinusoidal(options: &Json, input: &Json) -> Answer {
    let dim = whole(options, "dim", 1)?;
    let base = positive(options, "base")?;
    let interleaved = match options.get("layout").text().unwrap_or("interleaved") {
        "interleaved" => true,
        "concatenated" => false,
        other => return refuse(format!("layout is {other}; it has to be interleaved or concatenated")),
    };
    match options.get("convention").text().unwrap_or("vaswani") {
        "vaswani" => {}
        other => return Err(Refusal::Missing(format!("convention {other}"))),
    }
    let half = (dim + 1) / 2;
    let mut table = Vec::new();
    for position in finite(input, "positions")? {
        for column in 0..dim {
            let (pair, sine) =
                if interleaved { (column / 2, column % 2 == 0) } else { (column % half, column < half) };
            let angle = position * base.powf(-2.0 * pair as f64 / dim as f64);
            table.push(if sine { angle.sin() } else { angle.cos() });
        }
    }
    Ok(table)
}

fn factor(options: &Json) -> Result<f64, Refusal> {
    let scaling = options.get("scaling");
    match scaling.get("type").text().unwrap_or("none") {
        "none" => Ok(1.0),
        "linear" => positive(scaling, "factor"),
        kind @ ("ntk_aware" | "dynamic_ntk" | "yarn" | "longrope" | "llama3" | "proportional") => {
            Err(Refusal::Missing(format!("scaling {kind}")))
        }
        kind => refuse(format!("scaling.type is {kind}; no such scaling is known")),
    }
}

/// How rows of x belong to tokens.
struct Layout {
    /// Rows of a batch, if x is one.
    batch: Option<usize>,
    tokens: usize,
    /// How many rows follow each other for one token.
    inner: usize,
}

/// Returns the values of x and its layout.
fn checked(x: &Json, order: Option<&str>, width: usize) -> Result<(Vec<f64>, Layout), Refusal> {
    let shape: Vec<usize> = finite(x, "shape")?.iter().map(|&size| size as usize).collect();
    let order = order.unwrap_or(if shape.len() == 2 { "TD" } else { "THD" });
    let axis = match order.find('T') {
        Some(axis) if order.len() == shape.len() && order.ends_with('D') => axis,
        _ => return refuse(format!("order is {order}; x has {} axes", shape.len())),
    };
    if shape[shape.len() - 1] != width {
        return refuse(format!("x has {} columns; head_dim is {width}", shape[shape.len() - 1]));
    }
    let values = finite(x, "values")?;
    if values.len() != shape.iter().product::<usize>() {
        return refuse(format!("x has {} values, which its shape does not ask for", values.len()));
    }
    let batch = order.starts_with('B').then_some(shape[0]);
    Ok((values, Layout { batch, tokens: shape[axis], inner: shape[axis + 1..shape.len() - 1].iter().product() }))
}

/// Returns the positions of all tokens: a list, in a batch one for each row.
fn places(input: &Json, x: &Layout) -> Answer {
    let positions = input.get("positions");
    let lists = match (x.batch, positions) {
        (Some(_), Json::List(lists)) => lists.iter().collect(),
        _ => vec![positions],
    };
    if lists.len() != x.batch.unwrap_or(1) {
        return refuse(format!("there are {} lists of positions; x has other rows", lists.len()));
    }
    let mut found = Vec::new();
    for list in lists {
        match list.numbers() {
            Some(values) if values.len() == x.tokens && values.iter().all(|value| value.is_finite()) => {
                found.extend(values)
            }
            _ => return refuse(format!("positions have to be {} finite numbers", x.tokens)),
        }
    }
    Ok(found)
}

/// Turns each row of x by the position of its token; columns that belong to no pair stay as they are.
pub fn rotate(options: &Json, input: &Json) -> Answer {
    let head = whole(options, "head_dim", 1)? as usize;
    let rotary =
        if *options.get("rotary_dim") == Json::Null { head } else { whole(options, "rotary_dim", 0)? as usize };
    if rotary % 2 != 0 || rotary > head {
        return refuse(format!("rotary_dim is {rotary}; it has to be even and at most {head}"));
    }
    let base = positive(options, "base")?;
    let halves = match options.get("pairing").text() {
        Some("interleaved") => false,
        Some("rotate_half") => true,
        _ => return refuse("pairing has to be interleaved or rotate_half".into()),
    };
    let factor = factor(options)?;
    let (mut values, x) = checked(input.get("x"), options.get("order").text(), head)?;
    let positions = places(input, &x)?;
    let rows = values.len() / head / x.batch.unwrap_or(1);
    for (row, out) in values.chunks_mut(head).enumerate() {
        for i in 0..rotary / 2 {
            let (a, b) = if halves { (i, i + rotary / 2) } else { (2 * i, 2 * i + 1) };
            let frequency = base.powf(-2.0 * i as f64 / rotary as f64) / factor;
            let place = row / rows * x.tokens + row / x.inner % x.tokens;
            let (sine, cosine) = (positions[place] * frequency).sin_cos();
            (out[a], out[b]) = (out[a] * cosine - out[b] * sine, out[b] * cosine + out[a] * sine);
        }
    }
    Ok(values)
}

/// Returns a head's slope: those of the next lower power of two, then every other one of the next higher.
fn slope(head: i64, heads: i64) -> f64 {
    let lower = 1i64 << (63 - heads.leading_zeros());
    let (number, of) = if head < lower { (head + 1, lower) } else { (2 * (head - lower) + 1, 2 * lower) };
    (-8.0 * number as f64 / of as f64).exp2()
}

pub fn slopes(options: &Json, _: &Json) -> Answer {
    let heads = whole(options, "heads", 1)?;
    Ok((0..heads).map(|head| slope(head, heads)).collect())
}

/// Returns minus the slope times the distance; query i stands at offset + i, and a key after it is masked.
pub fn bias(options: &Json, input: &Json) -> Answer {
    let heads = whole(options, "heads", 1)?;
    let (queries, keys) = (whole(input, "queries", 0)?, whole(input, "keys", 0)?);
    let offset = if *input.get("offset") == Json::Null { 0 } else { whole(input, "offset", -1_000_000_000)? };
    let causal = *options.get("causal") == Json::Boolean(true);
    let mut found = Vec::new();
    for head in 0..heads {
        for i in 0..queries {
            for j in 0..keys {
                let distance = offset + i - j;
                let masked = causal && distance < 0;
                found.push(if masked { f64::NEG_INFINITY } else { -slope(head, heads) * distance.abs() as f64 });
            }
        }
    }
    Ok(found)
}
