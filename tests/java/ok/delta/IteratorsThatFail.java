// Lists that are changed below an iterator in some states, inner classes that write fields of the outer object, and iterators kept over a choice.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;

public class IteratorsThatFail implements Iterable<Integer> {
    int reads;
    final List<Integer> items;

    IteratorsThatFail(List<Integer> items) {
        this.items = items;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            int at = items.size();

            @Override
            public boolean hasNext() {
                return at > 0;
            }

            @Override
            public Integer next() {
                reads++;
                return items.get(--at);
            }
        };
    }

    static void run() {
        IteratorsThatFail it = new IteratorsThatFail((choose(0, 1) == 1) ? new ArrayList<>() : new LinkedList<>());
        int n = choose(0, 3);
        for (int i = 0; i < n; i++) {
            it.items.add(i * 3 % 4);
        }
        Iterator<Integer> own = it.iterator();
        Iterator<Integer> listed = it.items.iterator();
        int way = choose(0, 2);
        int sum = 0;
        String failed = "";
        try {
            for (Integer each : it.items) {
                sum = sum * 5 + each;
                if (way == 1 && each == 3) {
                    it.items.remove(each);
                }
            }
            sum = way == 2 ? sum * 10 + own.next() : sum;
            sum += listed.next();
        } catch (ConcurrentModificationException e) {
            failed = "changed";
        } catch (NoSuchElementException | IndexOutOfBoundsException e) {
            failed = "none";
        }
        ArrayDeque<Integer> queue = new ArrayDeque<>(it.items);
        int polled = queue.isEmpty() ? -1 : way == 0 ? queue.pollFirst() : queue.pollLast();
        boolean more = choose(0, 1) == 1 && own.hasNext();
        System.out.println(n + " " + way + " " + sum + " " + failed + " " + polled + " " + more + " " + it.reads + " " + it.items);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
