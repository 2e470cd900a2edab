import java.util.*;
public class RowDcl {
    static RowDcl it;
    Map<String,String> conf;
    static RowDcl get() {
        if (it == null) synchronized (RowDcl.class) {
            if (it == null) { it = new RowDcl(); it.conf = new HashMap<>(); it.conf.put("k", "v"); }
        }
        return it;
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.println(get().conf.get("k")), "reader");
        t.start();
        System.out.println(get().conf.get("k"));
        t.join();
    }
}
