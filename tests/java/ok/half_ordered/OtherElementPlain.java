//@ flags: --race
// Plain accesses to different elements do not race.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class OtherElementPlain {
    public static void main(String[] args) {
        AtomicIntegerArray numbers = new AtomicIntegerArray(2);
        new Thread(() -> numbers.setPlain(1, 1)).start();
        System.out.println(numbers.getPlain(0));
    }
}
