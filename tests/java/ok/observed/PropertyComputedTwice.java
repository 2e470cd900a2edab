//@ native: yes
//@ outputs: "1" | "2"
// Reading a property and setting it are two steps.
public class PropertyComputedTwice {
    static void add() { System.setProperty("n", "" + (Integer.getInteger("n") + 1)); }
    public static void main(String[] args) throws Exception {
        System.setProperty("n", "0");
        Thread t = new Thread(PropertyComputedTwice::add);
        t.start();
        add();
        t.join();
        System.out.print(System.getProperty("n"));
    }
}
