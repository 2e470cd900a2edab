// Character classification, conversion and Unicode properties stable across versions.
import java.util.*;

public class CharacterFacts {
    public static void main(String[] args) {
        int[] cps = {'a', 'Z', '5', ' ', '\n', '_', '$', '-', 0xe9, 0xdf, 0x130, 0x3b1, 0x3a3, 0x416, 0x665, 0x4e2d, 0x1c5, 0x2160, 0x2003, 0xa0, 0x200b, 0xfeff, 0xd800, 0x1f600, 0x10400, 0x0, 0x7f, 0x10ffff};
        for (int c : cps) {
            StringBuilder sb = new StringBuilder(Integer.toHexString(c) + " ");
            boolean[] bs = {Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isUpperCase(c), Character.isLowerCase(c), Character.isTitleCase(c), Character.isWhitespace(c), Character.isSpaceChar(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c), Character.isISOControl(c), Character.isIdentifierIgnorable(c), Character.isAlphabetic(c), Character.isIdeographic(c), Character.isDefined(c), Character.isMirrored(c), Character.isSupplementaryCodePoint(c), Character.isBmpCodePoint(c)};
            for (boolean b : bs) sb.append(b ? '1' : '0');
            sb.append(' ').append(Character.getType(c)).append(' ').append(Character.getNumericValue(c)).append(' ').append(Character.getDirectionality(c)).append(' ').append(Integer.toHexString(Character.toUpperCase(c))).append(' ').append(Integer.toHexString(Character.toLowerCase(c))).append(' ').append(Integer.toHexString(Character.toTitleCase(c))).append(' ').append(Character.UnicodeBlock.of(c)).append(' ').append(Character.UnicodeScript.of(c)).append(' ').append(Character.charCount(c));
            System.out.println(sb);
        }
        System.out.println(Character.getName('a') + " | " + Character.getName(0x1f600) + " | " + Character.getName('\n') + " | " + Integer.toHexString(Character.codePointOf("GREEK SMALL LETTER ALPHA")));
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.digit('z', 36) + " " + Character.digit(0x665, 10) + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(20, 16) + " " + Character.digit('1', 99));
        System.out.println(Character.isSurrogatePair('\ud83d', '\ude00') + " " + Integer.toHexString(Character.toCodePoint('\ud83d', '\ude00')) + " " + Character.toChars(0x1f600).length + " " + (int) Character.highSurrogate(0x1f600) + " " + Character.isHighSurrogate('\ude00') + " " + Integer.toHexString(Character.reverseBytes('\u1234')) + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT);
        System.out.println(Character.UnicodeBlock.forName("Basic Latin") + " " + Character.UnicodeScript.forName("Grek") + " " + Character.UnicodeBlock.forName("GREEK"));
        try {
            Character.toChars(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int letters = 0, upper = 0, digits = 0, ws = 0;
        for (int c = 0; c < 0x250; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isDigit(c)) digits++;
            if (Character.isWhitespace(c)) ws++;
        }
        System.out.println(letters + " " + upper + " " + digits + " " + ws);
    }
}
