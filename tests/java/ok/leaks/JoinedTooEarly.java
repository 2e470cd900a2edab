//@ native: yes
//@ outputs: "0" | "1"
// To wait for a thread orders only what that thread did.

public class JoinedTooEarly {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread between = new Thread(() -> new Thread(() -> n++).start());
        between.start();
        between.join();
        System.out.print(n);
    }
}
