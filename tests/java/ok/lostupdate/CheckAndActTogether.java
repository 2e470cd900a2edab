//@ native: yes
//@ outputs: "3\n"
// Look and take under one lock: exactly one of the two withdrawals succeeds.
public class CheckAndActTogether {
    static int balance = 10;

    static synchronized void withdraw(int amount) {
        if (balance >= amount) balance -= amount;
        assert balance >= 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> withdraw(7));
        t.start();
        withdraw(7);
        t.join();
        System.out.println(balance);
    }
}
