import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Sorting objects with comparators and by order, arrays of primitives, binary search. */
public class Sorting {
    record Item(String name, int weight, double price) {}

    public static void main(String[] args) {
        long sum = 0;
        int seed = 12345;
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 8000; i++) {
            seed = seed * 1103515245 + 12345;
            items.add(new Item("i" + (seed >>> 20), seed >>> 24, (seed & 0xFFFF) / 7.0));
        }
        for (int r = 0; r < 5; r++) {
            List<Item> copy = new ArrayList<>(items);
            copy.sort(Comparator.comparing(Item::name).thenComparingInt(Item::weight));
            sum = sum * 31 + copy.get(1234).weight();
            Collections.sort(copy, (a, b) -> Double.compare(b.price(), a.price()));
            sum = sum * 31 + copy.get(77).weight();
        }
        Integer[] boxed = new Integer[20_000];
        for (int i = 0; i < boxed.length; i++) boxed[i] = seed = seed * 1103515245 + 12345;
        Integer[] reversed = boxed.clone();
        Arrays.sort(boxed);
        Arrays.sort(reversed, Collections.reverseOrder());
        sum += boxed[100] ^ reversed[100];
        int[] ints = new int[100_000];
        for (int i = 0; i < ints.length; i++) ints[i] = seed = seed * 1103515245 + 12345;
        Arrays.sort(ints);
        for (int i = 0; i < 200_000; i++) sum += Arrays.binarySearch(ints, i * 7919);
        System.out.println(sum);
    }
}
