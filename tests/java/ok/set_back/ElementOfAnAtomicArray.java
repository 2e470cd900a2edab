//@ outputs: "00" | "01" | "10" | "11"
// One element is set for good, another is set and cleared: both are words of one place.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ElementOfAnAtomicArray {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray array = new AtomicIntegerArray(2);
        Thread writer = new Thread(() -> {
            array.set(1, 1);
            array.set(0, 1);
            array.set(0, 0);
        });
        writer.start();
        System.out.print("" + array.get(0) + array.get(0));
    }
}
