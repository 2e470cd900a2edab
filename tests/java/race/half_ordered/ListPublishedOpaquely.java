//@ flags: --race
// The elements of a list are written before it is published in opaque mode.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class ListPublishedOpaquely {
    public static void main(String[] args) {
        AtomicReference<List<String>> ref = new AtomicReference<>();
        new Thread(() -> {
            List<String> list = new ArrayList<>();
            list.add("a"); //~ RACE
            ref.setOpaque(list); //~ RACE
        }).start();
        List<String> list = ref.getOpaque();
        if (list != null) {
            System.out.println(list.size()); //~ RACE
        }
    }
}
