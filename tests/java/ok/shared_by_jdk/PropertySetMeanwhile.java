//@ native: yes
//@ outputs: "null" | "v"
// System properties are shared by all threads.

public class PropertySetMeanwhile {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("mine", "v"));
        t.start();
        String seen = System.getProperty("mine");
        t.join();
        System.out.print(seen);
    }
}
