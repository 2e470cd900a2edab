//@ native: yes
//@ outputs: "5\n"
// What was written before start is there in the new thread.
public class StartOrders {
    static int input;

    public static void main(String[] args) throws Exception {
        input = 5;
        Thread t = new Thread(() -> {
            assert input == 5;
            System.out.println(input);
        });
        t.start();
        t.join();
    }
}
