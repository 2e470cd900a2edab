//@ outputs: "100 100\n"
// Transfers lock the account with the smaller number first; the last one always finds too little: 110 are there only
// before the second transfer, after which it starts.
public class BankWithOrderedLocks {
    static class Account {
        final int id;
        int balance;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.id < to.id ? from : to, second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.balance < amount) return;
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account(1, 100), b = new Account(2, 100);
        Thread t = new Thread(() -> transfer(a, b, 10));
        t.start();
        transfer(b, a, 10);
        Thread u = new Thread(() -> transfer(b, a, 105));
        u.start();
        t.join();
        u.join();
        System.out.println(a.balance + " " + b.balance);
    }
}
