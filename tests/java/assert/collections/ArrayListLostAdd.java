// ArrayList.add reads the size, stores the element and writes the size: two adds can share a slot.
import java.util.ArrayList;

public class ArrayListLostAdd {
    static final ArrayList<String> list = new ArrayList<>(8);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> list.add("t"));
        t.start();
        list.add("m");
        t.join();
        assert list.size() == 2; //~ ASSERT
    }
}
