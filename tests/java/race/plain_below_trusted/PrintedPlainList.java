//@ flags: +listener=race
// The read below println and the add have no order.
import java.util.ArrayList;
import java.util.List;

public class PrintedPlainList {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(4);
        new Thread(() -> list.add(1)).start(); //~ RACE
        System.out.println(list); //~ RACE
    }
}
