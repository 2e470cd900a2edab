// Dense, sparse and string switches, fallthrough, yield, labelled loops, ternaries.
import java.util.*;

public class SwitchesAndLabels {
    enum E { A, B, C }

    static String dense(int x) {
        switch (x) {
            case -1: return "m";
            case 0:
            case 1: return "01";
            case 2: x += 10;
            case 3: x += 100;
            default: return "d" + x;
            case 5: return "5";
        }
    }

    static int sparse(int x) {
        return switch (x) {
            case Integer.MIN_VALUE -> 1;
            case -100_000 -> 2;
            case 0, 7 -> 3;
            case 100_000 -> {
                int t = 0;
                for (int i = 0; i < 5; i++) t += i;
                yield t;
            }
            case Integer.MAX_VALUE -> 5;
            default -> -1;
        };
    }

    static String boxed(Character c) {
        switch (c) {
            case 'a': return "A";
            case '\u4e2d': return "zhong";
            default: return "?";
        }
    }

    static int en(E e) {
        return switch (e) {
            case A -> 1;
            case B -> throw new IllegalStateException("B");
            case C -> {
                try {
                    yield 3;
                } finally {
                    System.out.print("[finally]");
                }
            }
        };
    }

    public static void main(String[] args) {
        for (int i = -2; i < 7; i++) System.out.print(dense(i) + " ");
        System.out.println(dense(Integer.MIN_VALUE) + " " + dense(Integer.MAX_VALUE));
        for (int i : new int[] {Integer.MIN_VALUE, -100_000, 0, 7, 8, 100_000, Integer.MAX_VALUE, 1}) System.out.print(sparse(i) + " ");
        System.out.println(boxed('a') + boxed('\u4e2d') + boxed('z'));
        for (E e : E.values()) {
            try {
                System.out.print(en(e) + " ");
            } catch (IllegalStateException x) {
                System.out.print("ISE ");
            }
        }
        System.out.println();
        for (Runnable r : new Runnable[] {() -> en(null), () -> boxed(null)}) {
            try {
                r.run();
            } catch (NullPointerException x) {
                System.out.print("NPE ");
            }
        }
        System.out.println();
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; i < 5; i++) {
            int j = 0;
            do {
                if (i == 1) continue outer;
                if (j == 2) break;
                if (i == 4) break outer;
                sb.append(i).append(j).append(' ');
            } while (j++ < 5);
            sb.append("| ");
        }
        block: {
            if (sb.length() > 3) break block;
            sb.append("not reached");
        }
        System.out.println(sb);
        int n = 27, steps = 0;
        for (; n != 1; n = (n & 1) == 0 ? n >> 1 : 3 * n + 1) steps++;
        System.out.println(steps);
        int k = 0;
        for (int i = 0, j = 10; i < j; i++, j -= 2) k += i * j;
        System.out.println(k);
        long bits = 0;
        for (byte b = 0; b >= 0; b++) bits += b;
        for (char c = 'a'; c <= 'z'; c += 5) bits ^= c;
        System.out.println(bits);
        String s = null;
        for (String t : new String[] {"x", "yy", "x"}) {
            switch (t) {
                case "x":
                    s = (s == null ? "" : s) + "1";
                    break;
                case "yy":
                    s += "2";
                default:
                    s += "d";
            }
        }
        System.out.println(s + " " + (s.length() > 3 ? s.charAt(0) == '1' ? "nested" : "no" : "short"));
    }
}
