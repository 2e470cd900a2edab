// Enough money when looked at, gone when taken.
public class CheckThenAct {
    static int balance = 10;

    static synchronized int look() {
        return balance;
    }

    static synchronized void take(int amount) {
        balance -= amount;
        assert balance >= 0; //~ ASSERT
    }

    static void withdraw(int amount) {
        if (look() >= amount) take(amount);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> withdraw(7));
        t.start();
        withdraw(7);
        t.join();
    }
}
