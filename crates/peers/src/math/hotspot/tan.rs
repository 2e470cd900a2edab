pub fn tan(x: f64) -> f64 { x.tan() }
