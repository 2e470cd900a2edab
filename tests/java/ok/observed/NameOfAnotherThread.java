//@ native: yes
//@ outputs: "a\n" | "b\n"
public class NameOfAnotherThread {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        main.setName("a");
        Thread other = new Thread(() -> main.setName("b"));
        other.start();
        System.out.println(Thread.currentThread().getName());
        other.join();
    }
}
