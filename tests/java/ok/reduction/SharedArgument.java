//@ outputs: "00" | "01" | "11"
// Library calls on local objects, constructors among them, that read a shared argument.
import java.util.Vector;

public class SharedArgument {
    static volatile int go;

    public static void main(String[] args) throws Exception {
        Vector<Integer> shared = new Vector<>();
        Thread t = new Thread(() -> {
            if (go == 1) shared.add(1);
        });
        t.start();
        Vector<Integer> later = new Vector<>();
        go = 1;
        Vector<Integer> local = new Vector<>(shared);
        later.addAll(shared);
        t.join();
        System.out.print(local.size() + "" + later.size());
    }
}
