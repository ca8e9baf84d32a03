//! A small reader of JSON, for what the protocol sends.

#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Boolean(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads one value that fills the text, or says at which byte it cannot be read.
    pub fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { bytes: text.trim().as_bytes(), at: 0 };
        match reader.value() {
            Some(value) if reader.at == reader.bytes.len() => Ok(value),
            _ => Err(format!("no JSON from byte {} on", reader.at)),
        }
    }

    /// Returns the member of that name; `Null` where there is none.
    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(members) => members.iter().find(|(key, _)| key == name).map_or(&Json::Null, |(_, v)| v),
            _ => &Json::Null,
        }
    }

    pub fn number(&self) -> Option<f64> {
        match self {
            Json::Number(value) => Some(*value),
            _ => None,
        }
    }

    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(value) => Some(value),
            _ => None,
        }
    }

    /// Returns a list of numbers; nothing where an entry is none.
    pub fn numbers(&self) -> Option<Vec<f64>> {
        match self {
            Json::List(entries) => entries.iter().map(Json::number).collect(),
            _ => None,
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        while self.at < self.bytes.len() && self.bytes[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
    }

    fn take(&mut self, wanted: u8) -> bool {
        self.skip_blanks();
        let found = self.bytes.get(self.at) == Some(&wanted);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        let found = self.bytes[self.at..].starts_with(word.as_bytes());
        self.at += if found { word.len() } else { 0 };
        found.then_some(value)
    }

    fn value(&mut self) -> Option<Json> {
        self.skip_blanks();
        match self.bytes.get(self.at)? {
            b'{' => self.members().map(Json::Object),
            b'[' => self.members().map(|found| Json::List(found.into_iter().map(|(_, value)| value).collect())),
            b'"' => self.string().map(Json::Text),
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Boolean(true)),
            b'f' => self.word("false", Json::Boolean(false)),
            _ => self.digits(),
        }
    }

    /// Reads an object, or a list as an object without names.
    fn members(&mut self) -> Option<Vec<(String, Json)>> {
        let named = self.bytes[self.at] == b'{';
        let close = if named { b'}' } else { b']' };
        let mut found = Vec::new();
        self.at += 1;
        if self.take(close) {
            return Some(found);
        }
        loop {
            let mut key = String::new();
            if named {
                self.skip_blanks();
                key = self.string()?;
                if !self.take(b':') {
                    return None;
                }
            }
            found.push((key, self.value()?));
            if self.take(close) {
                return Some(found);
            }
            if !self.take(b',') {
                return None;
            }
        }
    }

    /// Reads a string. Letters after a backslash stay as they are, but for the line's end, which no name has.
    fn string(&mut self) -> Option<String> {
        if !self.take(b'"') {
            return None;
        }
        let mut found = Vec::new();
        loop {
            match *self.bytes.get(self.at)? {
                b'"' => break,
                b'\\' => self.at += 1,
                _ => {}
            }
            found.push(*self.bytes.get(self.at)?);
            self.at += 1;
        }
        self.at += 1;
        String::from_utf8(found).ok()
    }

    fn digits(&mut self) -> Option<Json> {
        let first = self.at;
        while self.at < self.bytes.len() && b"+-.eE0123456789".contains(&self.bytes[self.at]) {
            self.at += 1;
        }
        std::str::from_utf8(&self.bytes[first..self.at]).ok()?.parse().ok().map(Json::Number)
    }
}
