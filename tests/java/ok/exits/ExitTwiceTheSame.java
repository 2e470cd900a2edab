//@ outputs: ""
//@ note: exit status 4
// Whoever comes first ends the program with the same status; the other one waits for the end for ever.
public class ExitTwiceTheSame {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.exit(4));
        t.start();
        System.exit(4);
    }
}
