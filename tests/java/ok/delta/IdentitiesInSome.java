// Identity hashes, taken in some states only, and tables that rest on them.
import gov.nasa.jpf.vm.Verify;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

public class IdentitiesInSome {
    static final class Key {
        final int n;

        Key(int n) {
            this.n = n;
        }
    }

    public static void main(String[] args) {
        Key a = new Key(1);
        Key b = Verify.getBoolean() ? a : new Key(1);
        int how = Verify.getInt(0, 3);
        Map<Object, Integer> map = how % 2 == 0 ? new HashMap<>() : new IdentityHashMap<>();
        if (how > 1) {
            map.put(a, System.identityHashCode(a) == a.hashCode() ? 1 : 0);
        }
        map.merge(b, 10, Integer::sum);
        int more = Verify.getInt(0, 1);
        map.merge(more == 0 ? a : b, 100, Integer::sum);
        System.out.println(how + " " + (a == b) + " " + map.size() + " " + map.get(a) + " " + map.get(b));
    }
}
