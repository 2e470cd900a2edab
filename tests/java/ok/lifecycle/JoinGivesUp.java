//@ native: yes
//@ outputs: "0 true\n" | "0 false\n" | "1 true\n" | "1 false\n"
// A join that waits a millisecond may give up before the thread has done anything, or at any time until its end.
public class JoinGivesUp {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        t.join(1);
        System.out.println(x + " " + t.isAlive());
    }
}
