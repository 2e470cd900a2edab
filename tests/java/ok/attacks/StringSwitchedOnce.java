//@ outputs: "A" | "B"
//@ native: yes
// A switch on a string looks at its hash and then at the text of one and the same string.

public class StringSwitchedOnce {
    /** The two strings have the same hash. */
    static volatile String mode = "Aa";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> mode = "BB");
        t.start();
        switch (mode) {
            case "Aa" -> System.out.print("A");
            case "BB" -> System.out.print("B");
            default -> System.out.print("?");
        }
        t.join();
    }
}
