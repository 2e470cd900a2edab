// A bank transfer locks the source first; two transfers in opposite directions meet.
public class TransferBothWays {
    static class Account {
        int balance = 10;

        void moveTo(Account other, int amount) {
            synchronized (this) {
                synchronized (other) { //~ DEADLOCK
                    balance -= amount;
                    other.balance += amount;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account x = new Account(), y = new Account();
        Thread t = new Thread(() -> y.moveTo(x, 1));
        t.start();
        x.moveTo(y, 2);
        t.join();
    }
}
