import java.util.concurrent.locks.*;
public class ThreeLocks {
    static class Account { final Lock lock = new ReentrantLock(); int balance = 100; final String name; Account(String n) { name = n; } }
    static void transfer(Account from, Account to, int amount) {
        from.lock.lock();
        try {
            to.lock.lock();
            try { from.balance -= amount; to.balance += amount; } finally { to.lock.unlock(); }
        } finally { from.lock.unlock(); }
    }
    public static void main(String[] args) {
        Account a = new Account("a"), b = new Account("b"), c = new Account("c");
        new Thread(() -> transfer(a, b, 10), "a-to-b").start();
        new Thread(() -> transfer(b, c, 10), "b-to-c").start();
        new Thread(() -> transfer(c, a, 10), "c-to-a").start();
    }
}
