// Boxed numbers that are one object up to 127 and others beyond, in lists, maps and comparisons.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class BoxesInSome {
    public static void main(String[] args) {
        int n = 126 + Verify.getInt(0, 3);
        Integer a = n;
        Integer b = 126 + Verify.getInt(0, 3);
        boolean same = a == b;
        List<Integer> list = new ArrayList<>(List.of(a));
        list.add(0, b);
        if (!list.remove((Object) (b + 1))) {
            list.add(null);
        }
        Map<Integer, Long> map = Verify.getBoolean() ? new HashMap<>() : new TreeMap<>();
        for (Integer each : list) {
            if (each != null) {
                map.merge(each, 1L, Long::sum);
            }
        }
        ArrayDeque<Integer> deque = new ArrayDeque<>(map.keySet());
        int last = deque.pollLast();
        System.out.println(n + " " + b + " " + same + " " + a.equals(b) + " " + list + " " + map + " " + last);
    }
}
