//@ native: yes
//@ outputs: "1" | "3"
// An iterator goes over the list as it was.
import java.util.concurrent.*;

public class CopiedWhenWritten {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1});
        Thread t = new Thread(() -> list.add(2));
        t.start();
        int sum = 0;
        for (int i : list) {
            sum += i;
        }
        t.join();
        System.out.print(sum);
    }
}
