// Character classification and conversion over the Latin blocks in digests, and a table of interesting code points in full.
public class CharClasses {
    public static void main(String[] args) {
        int[] cps = {0, 9, 10, 28, 31, 32, '0', '9', 'A', 'Z', '_', 'a', 'z', '$', 0x7f, 0x80, 0xa0, 0xaa, 0xad, 0xb5, 0xbd, 0xc0,
                0xdf, 0xff, 0x130, 0x131, 0x149, 0x17f, 0x1c4, 0x1c5, 0x1c6, 0x1f0, 0x250, 0x2b0, 0x300, 0x345, 0x370, 0x386,
                0x3a3, 0x3c2, 0x400, 0x587, 0x5d0, 0x660, 0x6f5, 0x966, 0x10a0, 0x13a0, 0x1680, 0x1e9e, 0x1fff, 0x2000, 0x2007,
                0x200b, 0x200e, 0x2028, 0x202f, 0x2160, 0x2170, 0x212a, 0x2460, 0x24b6, 0x3000, 0x3041, 0x4e00, 0xac00, 0xd800,
                0xdbff, 0xdc00, 0xdfff, 0xe000, 0xf900, 0xfb00, 0xfeff, 0xff10, 0xff21, 0xfffd, 0xffff, 0x10000, 0x10400, 0x1d400,
                0x1d7ce, 0x1f600, 0x20000, 0xe0001, 0x10ffff};
        for (int c : cps) {
            StringBuilder s = new StringBuilder(Integer.toHexString(c)).append(' ');
            boolean[] p = {Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isUpperCase(c),
                    Character.isLowerCase(c), Character.isTitleCase(c), Character.isWhitespace(c), Character.isSpaceChar(c),
                    Character.isISOControl(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c),
                    Character.isUnicodeIdentifierStart(c), Character.isIdentifierIgnorable(c), Character.isDefined(c),
                    Character.isMirrored(c), Character.isAlphabetic(c), Character.isIdeographic(c),
                    Character.isSupplementaryCodePoint(c), Character.isBmpCodePoint(c), Character.isValidCodePoint(c)};
            for (boolean b : p) s.append(b ? '1' : '0');
            System.out.println(s.append(' ').append(Character.getType(c)).append(' ').append(Character.getNumericValue(c)).append(' ').append(Character.digit(c, 10)).append(' ').append(Character.digit(c, 36)).append(' ').append(Integer.toHexString(Character.toUpperCase(c))).append(' ').append(Integer.toHexString(Character.toLowerCase(c))).append(' ').append(Integer.toHexString(Character.toTitleCase(c))).append(' ').append(Character.getDirectionality(c)).append(' ').append(Character.charCount(c)).append(' ').append(Character.toChars(c).length));
        }
        long h = 17;
        int letters = 0, digits = 0, upper = 0, ws = 0;
        for (int c = 0; c < 0x180; c++) {
            char x = (char) c;
            h = h * 31 + Character.toUpperCase(x) * 3 + Character.toLowerCase(x) + Character.getType(x);
            if (Character.isLetter(x)) letters++;
            if (Character.isDigit(x)) digits++;
            if (Character.isUpperCase(x)) upper++;
            if (Character.isWhitespace(x)) ws++;
        }
        System.out.println(h + " " + letters + " " + digits + " " + upper + " " + ws);
        System.out.println(Character.isSurrogate('\ud800') + " " + Character.isHighSurrogate('\udbff')
                + Character.isLowSurrogate('\udbff') + Character.isSurrogatePair('\ud83d', '\ude00') + " "
                + Character.toCodePoint('\ud83d', '\ude00') + " " + (int) Character.highSurrogate(0x1f600) + " "
                + (int) Character.lowSurrogate(0x1f600) + " " + Character.forDigit(11, 16) + Character.forDigit(35, 36)
                + (int) Character.forDigit(40, 36) + (int) Character.forDigit(5, 99) + " " + (int) Character.reverseBytes('\u1234')
                + " " + Character.compare('a', 'c') + " " + Character.hashCode('a') + Character.valueOf('q')
                + Character.toString(0x41) + Character.MIN_RADIX + Character.MAX_RADIX + " " + Character.getName('A') + " "
                + Character.codePointAt("a\ud83d\ude00", 1) + " " + Character.codePointBefore(new char[]{'\ud83d', '\ude00'}, 2)
                + " " + Character.offsetByCodePoints("a\ud83d\ude00b", 0, 2) + " " + Character.UnicodeBlock.of('a') + " "
                + Character.UnicodeScript.of(0x3b1));
        try { Character.toChars(0x110000); } catch (IllegalArgumentException e) { System.out.println("bad code point"); }
        char c = 'a';
        c++;
        c += 1;
        c = (char) (c + 1);
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + c-- + --c + (int) c + ('a' < 'b') + (char) 0x41 + ('a' + 'b')
                + (char) ('a' ^ ' ') + "" + 'a' + 1 + (c == 100 ? c : 0) + (char) 65.7 + (int) 'z' % 26);
    }
}
