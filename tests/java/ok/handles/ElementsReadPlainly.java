//@ outputs: "0 0\n" | "0 5\n" | "1 0\n" | "1 5\n"
// Plain accesses to the elements of atomic arrays are made by the code of handles, on behalf of the array: they are the
// same elements that other methods write. main reads both elements in any order with the two writes of the other
// thread, which are made in their order: 0 0, 1 0 (between), 1 5 (after), and 0 5, since main reads the first before the
// first write and the second after the second.
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class ElementsReadPlainly {
    public static void main(String[] args) {
        AtomicIntegerArray numbers = new AtomicIntegerArray(2);
        AtomicReferenceArray<Integer> boxes = new AtomicReferenceArray<>(new Integer[] {0, 0});
        new Thread(() -> {
            numbers.set(1, 1);
            boxes.setPlain(1, 5);
        }).start();
        int number = numbers.getPlain(1);
        System.out.println(number + " " + boxes.getAcquire(1));
    }
}
