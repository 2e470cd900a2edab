//@ flags: --race
// The writer initialises a class that the reader does not use.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassInitializedBetween {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();

    static class Helper {
        static int made = Integer.parseInt("3");
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            SEEN.setOpaque(Helper.made);
        }).start();
        if (SEEN.getOpaque() == 3) {
            System.out.println(x); //~ RACE
        }
    }
}
