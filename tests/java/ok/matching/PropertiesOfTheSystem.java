//@ native: yes
//@ outputs: "a\n" | "b\n"
// System properties are state.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class PropertiesOfTheSystem {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("check.key", "a"));
        Thread u = new Thread(() -> System.setProperty("check.key", "b"));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(System.getProperty("check.key"));
    }
}
