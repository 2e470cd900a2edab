// tableswitch and lookupswitch with extreme keys, chars, bytes, gaps and negative ranges.
public class IntSwitches {
    static String table(int i) {
        switch (i) {
            case -3: return "m3";
            case -2: return "m2";
            case -1: return "m1";
            case 0: return "0";
            case 1: return "1";
            case 2: case 3: return "23";
            default: return "d";
        }
    }
    static String sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case Integer.MAX_VALUE: return "max";
            case -1000000: return "-1M";
            case 0: return "0";
            case 1 << 20: return "1<<20";
            case 1 << 30: return "1<<30";
            case 0x7ffffffe: return "max-1";
            case 0x80000001: return "min+1";
        }
        return "none";
    }
    static String high(int i) {
        switch (i) { case 0x7ffffffd: return "a"; case 0x7ffffffe: return "b"; case 0x7fffffff: return "c"; default: return "-"; }
    }
    static String low(int i) {
        switch (i) { case 0x80000000: return "a"; case 0x80000001: return "b"; case 0x80000002: return "c"; default: return "-"; }
    }
    static int chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
            case '\0': return 2;
            case '\uffff': return 3;
            case '0': return 4;
            default: return 0;
        }
    }
    static int bytes(byte b) { switch (b) { case -128: return 1; case 127: return 2; case 0: return 3; default: return 4; } }
    static int boxed(Integer i) { switch (i) { case 1: return 10; case 1000: return 20; default: return 30; } }
    static int onlyDefault(int i) { switch (i) { default: return i + 1; } }
    static int empty(int i) { switch (i) { } return i; }
    static int fall(int n) {
        int r = 0;
        switch (n) { case 5: r += 5; case 4: r += 4; case 3: r += 3; case 2: r += 2; case 1: r += 1; break; default: r = -1; }
        return r;
    }
    static int nested(int a, int b) {
        outer:
        switch (a) {
            case 1:
                switch (b) { case 1: return 11; case 2: break; case 3: break outer; default: return 19; }
                return 12;
            case 2: for (int i = 0; ; i++) { switch (i) { case 3: continue; case 5: break outer; } if (i > b) return i; }
        }
        return -1;
    }
    public static void main(String[] args) {
        for (int i = -5; i < 6; i++) System.out.println(i + table(i) + sparse(i) + fall(i) + onlyDefault(i) + empty(i));
        for (int i : new int[]{Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 2, Integer.MAX_VALUE,
                Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 2, -1000000, 1 << 20, 1 << 30, (1 << 30) + 1})
            System.out.println(i + sparse(i) + high(i) + low(i) + table(i));
        for (char c : "aeiou0z\0\uffff".toCharArray()) System.out.print(chars(c));
        for (int i = -130; i < 130; i += 10) System.out.print(bytes((byte) i));
        System.out.println(bytes((byte) 127) + "" + bytes((byte) 128) + bytes((byte) 256));
        System.out.println(boxed(1) + " " + boxed(1000) + " " + boxed(-1));
        for (int a = 0; a < 4; a++) for (int b = 0; b < 8; b++) System.out.print(nested(a, b) + " ");
        System.out.println();
    }
}
