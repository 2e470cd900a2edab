//@ native: yes
//@ outputs: "" | "a" | "ab"
// What is printed to a closed console is lost.
public class ConsoleIsClosed {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(System.out::close);
        t.start();
        System.out.print("a");
        System.out.print("b");
        t.join();
    }
}
