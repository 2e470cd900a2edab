//@ native: yes
//@ outputs: "33" | "EE"
// The initialiser fails if the other thread runs it before the setting is there; then it has failed for both.
public class FailsUnlessConfigured {
    static String setting;

    static class C {
        static final int LENGTH = setting.length();
    }

    static String length() {
        try {
            return "" + C.LENGTH;
        } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
            return "E";
        }
    }

    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread t = new Thread(() -> seen[0] = length());
        t.start();
        setting = "abc";
        String mine = length();
        t.join();
        System.out.print(mine + seen[0]);
    }
}
