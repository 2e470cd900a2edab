//@ native: yes
//@ outputs: "3\n" | "5\n" | "7\n"
public class PriorityOfAnotherThread {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            main.setPriority(3);
            main.setPriority(7);
        });
        other.start();
        System.out.println(main.getPriority());
        other.join();
    }
}
