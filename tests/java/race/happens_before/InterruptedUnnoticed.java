//@ flags: +listener=race
// Nobody looks at the interruption.
public class InterruptedUnnoticed {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> System.out.println(x)); //~ RACE
        t.start();
        x = 1; //~ RACE
        t.interrupt();
    }
}
