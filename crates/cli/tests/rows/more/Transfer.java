public class Transfer {
    static class Account { private int balance; Account(int b) { balance = b; }
        synchronized int get() { return balance; } synchronized void set(int b) { balance = b; } }
    static void transfer(Account from, Account to, int amount) {
        if (from.get() >= amount) { from.set(from.get() - amount); to.set(to.get() + amount); }
    }
    public static void main(String[] args) throws Exception {
        Account a = new Account(100), b = new Account(0);
        Thread t = new Thread(() -> transfer(a, b, 80), "rent"), u = new Thread(() -> transfer(a, b, 50), "food");
        t.start(); u.start(); t.join(); u.join();
        assert a.get() >= 0 && a.get() + b.get() == 100 : a.get() + " + " + b.get();
    }
}
