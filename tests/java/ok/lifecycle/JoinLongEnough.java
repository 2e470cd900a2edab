//@ native: yes
//@ outputs: "1\n"
// A join with a long timeout is there for the case that something goes wrong.
public class JoinLongEnough {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        t.join(5000);
        System.out.println(x);
    }
}
