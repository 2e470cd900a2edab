//@ flags: +listener=race
// Time is no order.
public class SleepOrdersNothing {
    static int x;

    public static void main(String[] args) throws Exception {
        new Thread(() -> x = 1).start(); //~ RACE
        Thread.sleep(100);
        System.out.println(x); //~ RACE
    }
}
