//@ flags: +listener=race
// To sleep long enough orders nothing.
public class SecondOfSleepOrdersNothing {
    static int x;

    public static void main(String[] args) throws Exception {
        new Thread(() -> x = 1).start(); //~ RACE
        Thread.sleep(1000);
        System.out.print(x); //~ RACE
    }
}
