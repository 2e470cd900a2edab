// Twenty-five transfers between neighbouring accounts, each under the locks of both; the audit adds the
// accounts one by one, each under its own lock, so money on its way past it is missed or counted twice.
public class LateAudit {
    static final class Account {
        int balance = 10;
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[26];
        for (int i = 0; i < accounts.length; i++) accounts[i] = new Account();
        Thread[] threads = new Thread[26];
        for (int i = 0; i < 25; i++) {
            Account from = accounts[i], to = accounts[i + 1];
            threads[i] = new Thread(() -> {
                synchronized (from) {
                    synchronized (to) {
                        from.balance--;
                        to.balance++;
                    }
                }
            });
        }
        threads[25] = new Thread(() -> {
            int sum = 0;
            for (Account account : accounts) {
                synchronized (account) {
                    sum += account.balance;
                }
            }
            assert sum == 260 : "money is missing"; //~ ASSERT
        });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
