//@ flags: +listener=race
//@ native: yes
//@ outputs: "3\n"
// start and join order main's accesses before and after the thread's.
public class StartAndJoinOrder {
    static int value;

    public static void main(String[] args) throws Exception {
        value = 1;
        Thread t = new Thread(() -> value += 2);
        t.start();
        t.join();
        System.out.println(value);
    }
}
