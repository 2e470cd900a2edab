//@ native: yes
//@ outputs: "EN" | "NE"
// One thread gets the exception of the initialiser, the other hears that there is no such class.
public class FailsForOneNoClassForOther {
    static class Bad { static int x = Integer.parseInt("no"); }
    static String use() {
        try {
            return "" + Bad.x;
        } catch (ExceptionInInitializerError e) {
            return "E";
        } catch (NoClassDefFoundError e) {
            return "N";
        }
    }
    static String a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = use());
        t.start();
        String b = use();
        t.join();
        System.out.print(a + b);
    }
}
