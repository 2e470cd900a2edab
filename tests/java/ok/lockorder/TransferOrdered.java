//@ native: yes
//@ outputs: "9 11\n"
// Accounts are locked in the order of their numbers whatever the direction.
public class TransferOrdered {
    static class Account {
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }

        void moveTo(Account other, int amount) {
            Account first = number < other.number ? this : other;
            Account second = first == this ? other : this;
            synchronized (first) {
                synchronized (second) {
                    balance -= amount;
                    other.balance += amount;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account x = new Account(1), y = new Account(2);
        Thread t = new Thread(() -> y.moveTo(x, 1));
        t.start();
        x.moveTo(y, 2);
        t.join();
        System.out.println(x.balance + " " + y.balance);
    }
}
