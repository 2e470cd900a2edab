//@ expect: exception java.lang.UnsupportedOperationException
// The list is replaced by an immutable one under the writer's hands.
import java.util.ArrayList;
import java.util.List;

public class ImmutableChanged {
    static volatile List<Integer> list = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> list = List.of());
        t.start();
        list.add(1); //~ THROWS
        t.join();
    }
}
