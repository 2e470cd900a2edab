// String switches with colliding hash codes, fallthrough, default in the middle, null.
public class StringSwitch {
    static String f(String s) {
        StringBuilder b = new StringBuilder();
        switch (s) {
            case "Aa": b.append("1 ");
            case "BB": b.append("2 "); break;
            default: b.append("def ");
            case "AaAa": b.append("3 "); break;
            case "BBBB": b.append("4 "); break;
            case "AaBB": b.append("5 ");
            case "BBAa": b.append("6 "); break;
            case "": b.append("empty "); break;
            case "\0": b.append("nul "); break;
            case "é\ud83d\ude00": b.append("uni "); break;
        }
        return b.toString();
    }
    static int g(String s) {
        return switch (s) {
            case "mon", "tue", "wed" -> 1;
            case "thu" -> { int x = s.length(); yield x * 10; }
            case "C#", "Bb" -> 77;
            default -> -1;
        };
    }
    static final String K = "con" + "stant";
    static int h(String s) {
        switch (s) { case K: return 1; case K + "2": return 2; case "x" + 1 + 'c' + true: return 3; }
        return 0;
    }
    public static void main(String[] args) {
        String[] in = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "\0", "\0\0", "é\ud83d\ude00", "zzz", "C#", "Bb", "mon",
                "wed", "thu", "constant", "constant2", "x1ctrue"};
        for (String s : in) System.out.println(s.hashCode() + " " + f(s) + g(s) + " " + h(s) + " "
                + f(new String(s.toCharArray())));
        try { f(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { g(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
