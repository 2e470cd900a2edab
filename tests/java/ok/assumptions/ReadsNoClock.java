//@ native: yes
//@ outputs: "1\n"
//@ assumes: !clock
// A program that does not read it is not.
public class ReadsNoClock {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join();
        System.out.println(x);
    }
}
