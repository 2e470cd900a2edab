//@ flags: --race
// A plain double that two threads write.
public class DoubleHalves {
    static double balance;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> balance += 1.5); //~ RACE
        t.start();
        balance += 2.5; //~ RACE
        t.join();
    }
}
