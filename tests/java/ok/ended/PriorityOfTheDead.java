//@ outputs: "5" | "7"
//@ needs: jdk<=18
// The priority of a thread that has ended is not set any more.
public class PriorityOfTheDead {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        t.setPriority(7);
        t.join();
        System.out.print(t.getPriority());
    }
}
