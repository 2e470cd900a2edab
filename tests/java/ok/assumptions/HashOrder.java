//@ assumes: identity hash
// The order of objects in a HashSet follows their identity hash codes.
import java.util.HashSet;
import java.util.Set;

public class HashOrder {
    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        Set<Object> set = new HashSet<>();
        set.add(a);
        set.add(b);
        System.out.println(set.iterator().next() == a);
    }
}
