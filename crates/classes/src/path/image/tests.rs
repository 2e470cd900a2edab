use super::*;

#[test]
fn hash_is_the_one_of_the_format() {
    // Worked by hand: ((0x01000193 * 0x01000193) ^ b'/') & 0x7FFFFFFF.
    let expected = (HASH_MULTIPLIER.wrapping_mul(HASH_MULTIPLIER) ^ 0x2F) & 0x7FFF_FFFF;
    assert_eq!(hash(b"/", HASH_MULTIPLIER), expected);
    assert_eq!(hash(b"", 5), 5);
}

#[test]
fn attributes_decode_and_skip_unknown_kinds() {
    let stream = [1 << 3, 7, (5 << 3) | 1, 0x12, 0x34, 9 << 3, 1, 0];
    assert_eq!(attribute_values(&stream), Some([0, 7, 0, 0, 0, 0x1234, 0, 0]));
    assert_eq!(attribute_values(&stream[..4]), None);
    assert_eq!(attribute_values(&[]), None);
}

/// An image with the one resource `/m/p/A.class`, written in either byte order.
fn tiny_image(word: fn(u32) -> [u8; 4]) -> Vec<u8> {
    let strings = b"\0m\0p\0A\0class\0";
    let locations = [0, 1 << 3, 1, 2 << 3, 3, 3 << 3, 5, 4 << 3, 7, 7 << 3, 4, 0];
    let words = [MAGIC, 1 << 16, 0, 1, 1, locations.len() as u32, strings.len() as u32, -1i32 as u32, 1];
    let mut bytes: Vec<u8> = words.into_iter().flat_map(word).collect();
    bytes.extend(locations);
    bytes.extend(strings);
    bytes.extend([0xCA, 0xFE, 0xBA, 0xBE]);
    bytes
}

fn open(bytes: Vec<u8>) -> Result<JdkImage, ImageError> {
    JdkImage::from_bytes(Path::new("modules"), bytes.leak())
}

#[test]
fn both_byte_orders_are_read() {
    for word in [u32::to_le_bytes, u32::to_be_bytes] {
        let image = open(tiny_image(word)).unwrap();
        assert_eq!(image.find("m", "p/A.class").unwrap().unwrap()[..], [0xCA, 0xFE, 0xBA, 0xBE]);
        assert!(image.find("m", "p/B.class").unwrap().is_none());
        assert_eq!(image.resources().unwrap(), [("m", "p/A.class".to_string())]);
    }
}

#[test]
fn no_truncation_or_flipped_byte_panics() {
    let whole = tiny_image(u32::to_le_bytes);
    let probe = |bytes: Vec<u8>| {
        if let Ok(image) = open(bytes) {
            let _ = image.find("m", "p/A.class");
            let _ = image.find_class(b"p/A");
            let _ = image.resources();
        }
    };
    for len in 0..whole.len() {
        probe(whole[..len].to_vec());
    }
    for at in 0..whole.len() {
        for value in [0, 1, 0x7F, 0x80, 0xFF] {
            let mut bytes = whole.clone();
            bytes[at] = value;
            probe(bytes);
        }
    }
}

#[test]
fn not_an_image_is_said_so() {
    let error = open(vec![0; 64]).unwrap_err().to_string();
    assert_eq!(error, "modules is not a JDK image: the magic number is missing");
}
