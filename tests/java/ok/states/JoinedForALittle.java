//@ native: yes
//@ outputs: "true" | "false"
// After a short wait the thread is dead or not.

public class JoinedForALittle {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        t.start();
        t.join(10);
        System.out.print(t.isAlive());
    }
}
