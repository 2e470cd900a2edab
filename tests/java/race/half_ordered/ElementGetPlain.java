//@ flags: --race
// getPlain of an element against a write.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ElementGetPlain {
    public static void main(String[] args) {
        AtomicIntegerArray numbers = new AtomicIntegerArray(2);
        new Thread(() -> numbers.set(1, 1)).start(); //~ RACE
        System.out.println(numbers.getPlain(1)); //~ RACE
    }
}
