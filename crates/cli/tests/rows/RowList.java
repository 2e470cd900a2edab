import java.util.*;
public class RowList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>();
        Thread t = new Thread(() -> { for (int i = 0; i < 2; i++) list.add(i); }, "adder");
        t.start();
        list.add(7);
        t.join();
        System.out.println(list);
        assert list.size() == 3 : "size " + list.size();
    }
}
