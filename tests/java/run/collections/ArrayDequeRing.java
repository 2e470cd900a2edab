// ArrayDeque: wrap-around of the ring, removal in the middle, null rejection.
import java.util.*;

public class ArrayDequeRing {
    public static void main(String[] args) {
        ArrayDeque<Integer> q = new ArrayDeque<>(4);
        int next = 0;
        long sum = 0;
        for (int round = 0; round < 60; round++) {
            for (int i = 0; i < round % 7 + 1; i++) {
                if ((next & 3) == 0) q.addFirst(next++); else q.addLast(next++);
            }
            for (int i = 0; i < round % 5; i++) {
                Integer x = (i & 1) == 0 ? q.pollFirst() : q.pollLast();
                sum = sum * 31 + (x == null ? -1 : x);
            }
        }
        System.out.println(q + " " + q.size() + " " + sum);
        System.out.println(q.removeIf(x -> x % 3 == 0) + " " + q);
        System.out.println(q.removeFirstOccurrence(q.peekLast()) + " " + q.contains(1000));
        Iterator<Integer> it = q.iterator();
        int k = 0;
        while (it.hasNext()) {
            int v = it.next();
            if (k++ % 4 == 1) it.remove();
        }
        System.out.println(q);
        Iterator<Integer> d = q.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (d.hasNext()) sb.append(d.next()).append(' ');
        System.out.println(sb);
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            new ArrayDeque<String>().pop();
        } catch (NoSuchElementException e) {
            System.out.println("NSEE " + e.getMessage());
        }
        try {
            new ArrayDeque<String>().iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("NSEE " + e.getMessage());
        }
        ArrayDeque<Integer> c = q.clone();
        c.push(-1);
        System.out.println(c.size() - q.size() + " " + c.peek() + " " + q.peek() + " " + c.equals(q));
        System.out.println(Arrays.toString(q.toArray(new Integer[0])));
        Queue<Integer> asQueue = q;
        int n = 0;
        while (!asQueue.isEmpty()) n += asQueue.remove();
        System.out.println(n + " " + q);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.add(2);
        lifo.add(3);
        System.out.println(lifo + " " + lifo.poll());
    }
}
