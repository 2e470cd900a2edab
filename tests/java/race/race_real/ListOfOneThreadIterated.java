//@ flags: +listener=race
//@ expect: race
// A plain list that one fills and the other asks for its size.
import java.util.ArrayList;
import java.util.List;

public class ListOfOneThreadIterated {
    static final List<String> L = new ArrayList<>();

    public static void main(String[] args) {
        new Thread(() -> L.add("x")).start(); //~ RACE
        System.out.print(L.size()); //~ RACE
    }
}
