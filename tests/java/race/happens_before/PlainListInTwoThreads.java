//@ flags: +listener=race
// A plain collection is plain memory of the program's making.
import java.util.ArrayList;
import java.util.List;

public class PlainListInTwoThreads {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        new Thread(() -> list.add(1)).start(); //~ RACE
        list.add(2); //~ RACE
    }
}
