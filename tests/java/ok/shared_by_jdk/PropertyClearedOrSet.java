//@ outputs: "11null" | "121" | "12null" | "22null" | "null1null" | "null2null"
// Two threads set a property, one of them clears it.
public class PropertyClearedOrSet {
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            System.setProperty("k", "1");
            a = System.getProperty("k");
        });
        Thread t2 = new Thread(() -> {
            System.setProperty("k", "2");
            b = System.clearProperty("k");
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + System.getProperty("k"));
    }
}
