//@ outputs: "[0, 0]" | "[0, 1]" | "[1, 0]" | "[1, 1]"
// The list is the array: its text reads one element after the other.
import java.util.Arrays;
import java.util.List;

public class ListIsItsArray {
    public static void main(String[] args) throws Exception {
        Integer[] array = {0, 0};
        List<Integer> list = Arrays.asList(array);
        Thread other = new Thread(() -> {
            array[0] = 1;
            list.set(1, 1);
        });
        other.start();
        System.out.print(list);
    }
}
