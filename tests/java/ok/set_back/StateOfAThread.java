//@ outputs: "RUNNABLE" | "TERMINATED"
// Started, it runs until it has ended.
public class StateOfAThread {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {});
        other.start();
        System.out.print(other.getState());
    }
}
