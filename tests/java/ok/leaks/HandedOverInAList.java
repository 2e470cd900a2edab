//@ native: yes
//@ outputs: "1" | "2" | "none"
// An object is used by one thread, then by the other, which finds it in a synchronized list.
import java.util.*;

public class HandedOverInAList {
    static class Box {
        int n;
    }

    public static void main(String[] args) throws Exception {
        List<Box> list = Collections.synchronizedList(new ArrayList<>());
        Thread t = new Thread(() -> {
            Box box = new Box();
            box.n = 1;
            list.add(box);
            box.n = 2;
        });
        t.start();
        System.out.print(list.isEmpty() ? "none" : "" + list.get(0).n);
        t.join();
    }
}
