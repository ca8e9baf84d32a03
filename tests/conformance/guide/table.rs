use std::io::{self, BufRead, Write};

/// What stands behind a key; a JSON library does this better.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    line.find(key).map_or("", |at| &line[at + key.len()..])
}

fn number(line: &str, key: &str) -> f64 {
    after(line, key).split([',', '}']).next().unwrap_or("").parse().unwrap_or(f64::NAN)
}

fn table(line: &str) -> Option<Vec<f64>> {
    let (dim, base) = (number(line, "\"dim\":"), number(line, "\"base\":"));
    let layout = after(line, "\"layout\":\"").split('"').next()?;
    let interleaved = layout == "interleaved";
    if !(dim >= 1.0 && dim.fract() == 0.0 && base > 0.0 && (interleaved || layout == "concatenated")) {
        return None;
    }
    let list = after(line, "\"positions\":[").split(']').next()?;
    let positions: Result<Vec<f64>, _> = list.split(',').map(str::parse).collect();
    let mut values = Vec::new();
    for position in positions.ok()? {
        for c in 0..dim as usize {
            let (pair, wave) = (c / 2, c % 2);
            let angle = position * base.powf(-2.0 * pair as f64 / dim);
            values.push(if wave == 0 { angle.sin() } else { angle.cos() });
        }
    }
    Some(values)
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok).take_while(|line| !line.contains("\"bye\"")) {
        let id = after(&line, "\"id\":\"").split('"').next().unwrap_or("");
        if line.contains("\"hello\"") {
            println!("{{\"name\":\"my-table\",\"dtype\":\"float32\",\"families\":[\"sinusoidal\"]}}");
        } else if !line.contains("\"convention\":\"vaswani\"") {
            println!("{{\"id\":\"{id}\",\"unsupported\":\"convention\"}}");
        } else if let Some(values) = table(&line) {
            println!("{{\"id\":\"{id}\",\"values\":{values:?}}}");
        } else {
            println!("{{\"id\":\"{id}\",\"error\":\"no such table\"}}");
        }
        io::stdout().flush().expect("standard output is open");
    }
}
