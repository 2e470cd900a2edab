//@ flags: +listener=race
import java.util.*;
public class ArraySortedAndRead {
    public static void main(String[] args) throws Exception {
        int[] a = { 2, 1 };
        Thread t = new Thread(() -> Arrays.sort(a)); //~ RACE
        t.start();
        int x = a[0]; //~ RACE
        t.join();
    }
}
