//@ native: yes
//@ outputs: "main" | "new"
// The name of a thread is shared.

public class RenamedByAnother {
    static final Thread MAIN = Thread.currentThread();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> MAIN.setName("new"));
        t.start();
        String seen = MAIN.getName();
        t.join();
        System.out.print(seen);
    }
}
