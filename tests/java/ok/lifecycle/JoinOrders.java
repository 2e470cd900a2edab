//@ native: yes
//@ outputs: "7\n"
// What a thread wrote is there after join, without any lock.
public class JoinOrders {
    static int result;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> result = 7);
        t.start();
        t.join();
        assert result == 7;
        System.out.println(result);
    }
}
