//@ outputs: "ok" | "null"
// What was made is forgotten between the test and the use.
public class LazilyMadeAndForgotten {
    static volatile String instance;

    public static void main(String[] args) throws Exception {
        instance = "made";
        Thread other = new Thread(() -> instance = null);
        other.start();
        String seen = instance != null ? (instance == null ? "null" : "ok") : "ok";
        other.join();
        System.out.print(seen);
    }
}
