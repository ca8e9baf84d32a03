//! A right program in Rust's standard library alone: rustc -O main.rs. Every family that it says it has should pass.

mod encodings;
mod json;

use json::Json;
use std::io::{self, BufRead, Write};

/// Why there are no values: the input is wrong, or this program has not got an option.
pub enum Refusal {
    Wrong(String),
    Missing(String),
}

fn compute(asked: &Json) -> Result<Vec<f64>, Refusal> {
    let (options, input) = (asked.get("options"), asked.get("input"));
    match (asked.get("family").text(), asked.get("operation").text()) {
        (Some("sinusoidal"), Some("table")) => encodings::sinusoidal(options, input),
        (Some("rotary"), Some("rotate" | "shift")) => encodings::rotate(options, input),
        (Some("alibi"), Some("slopes")) => encodings::slopes(options, input),
        (Some("alibi"), Some("bias")) => encodings::bias(options, input),
        (family, operation) => Err(Refusal::Missing(format!("{family:?} {operation:?}"))),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn answer(asked: &Json) -> String {
    let id = quoted(asked.get("id").text().unwrap_or(""));
    match compute(asked) {
        Err(Refusal::Wrong(reason)) => format!("{{\"id\":{id},\"error\":{}}}", quoted(&reason)),
        Err(Refusal::Missing(what)) => format!("{{\"id\":{id},\"unsupported\":{}}}", quoted(&what)),
        Ok(values) => {
            // Answers are float32; JSON has neither infinities nor NaN.
            let written = |value: &f64| if value.is_finite() { format!("{:e}", *value as f32) } else { "null".into() };
            format!("{{\"id\":{id},\"values\":[{}]}}", values.iter().map(written).collect::<Vec<_>>().join(","))
        }
    }
}

fn main() -> io::Result<()> {
    let hello = r#"{"name":"rust","version":"1.0.0","dtype":"float32","families":["sinusoidal","rotary","alibi"]}"#;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let asked = Json::read(&line?).map_err(|reason| io::Error::new(io::ErrorKind::InvalidData, reason))?;
        if *asked.get("bye") != Json::Null {
            break;
        }
        let reply = if *asked.get("hello") != Json::Null { hello.to_string() } else { answer(&asked) };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
    Ok(())
}
