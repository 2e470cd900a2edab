//@ flags: --race
// The field is volatile, but the object is filled after it was published.
public class WrittenAfterPublication {
    static volatile int[] shared;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            int[] a = shared;
            if (a != null) System.out.print(a[0]); //~ RACE
        });
        t.start();
        int[] mine = new int[1];
        shared = mine;
        mine[0] = 1; //~ RACE
        t.join();
    }
}
