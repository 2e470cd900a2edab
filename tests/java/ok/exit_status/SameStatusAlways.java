//@ outputs: "a" | "b"
//@ note: 3
// Always 3: said, but no violation.
public class SameStatusAlways {
    static volatile String s = "a";

    public static void main(String[] args) {
        new Thread(() -> s = "b").start();
        System.out.print(s);
        System.exit(3);
    }
}
