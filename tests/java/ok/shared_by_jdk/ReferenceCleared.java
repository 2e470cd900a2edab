//@ native: yes
//@ outputs: "v v" | "v null" | "null null"
// A reference that another thread clears.
import java.lang.ref.WeakReference;

public class ReferenceCleared {
    public static void main(String[] args) throws Exception {
        String v = new String("v");
        WeakReference<String> reference = new WeakReference<>(v);
        Thread t = new Thread(reference::clear);
        t.start();
        String first = reference.get();
        String second = reference.get();
        t.join();
        System.out.print(first + " " + second + v.substring(1));
    }
}
