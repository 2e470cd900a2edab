//@ outputs: "" | "x"
// A daemon prints or is cut off by the end of the program.
public class DaemonsAreCutOff {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.print("x"));
        t.setDaemon(true);
        t.start();
    }
}
