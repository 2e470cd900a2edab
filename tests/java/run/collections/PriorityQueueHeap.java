// PriorityQueue: heap layout is observable through toString and iteration.
import java.util.*;

public class PriorityQueueHeap {
    static class Job implements Comparable<Job> {
        final int prio;
        final String name;

        Job(int prio, String name) {
            this.prio = prio;
            this.name = name;
        }

        public int compareTo(Job o) {
            return Integer.compare(prio, o.prio);
        }

        public String toString() {
            return name + ":" + prio;
        }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        for (int i = 0; i < 20; i++) pq.add((i * 37 + 11) % 23);
        System.out.println(pq);
        System.out.println(pq.remove(8) + " " + pq.remove(1000) + " " + pq);
        Iterator<Integer> it = pq.iterator();
        while (it.hasNext()) if (it.next() % 3 == 1) it.remove();
        System.out.println(pq + " " + pq.size());
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) sb.append(pq.poll()).append(' ');
        System.out.println(sb);
        PriorityQueue<String> byLen = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLen, "pear", "fig", "apple", "kiwi", "date", "nut", "banana");
        System.out.println(byLen + " " + byLen.peek() + " " + (byLen.comparator() != null));
        System.out.println(byLen.poll() + byLen.poll() + byLen.poll() + byLen);
        PriorityQueue<Job> jobs = new PriorityQueue<>();
        for (int i = 0; i < 10; i++) jobs.offer(new Job(i % 3, "j" + i));
        System.out.println(jobs);
        while (jobs.size() > 3) System.out.print(jobs.remove() + " ");
        System.out.println();
        PriorityQueue<Integer> heapified = new PriorityQueue<>(Arrays.asList(9, 8, 7, 6, 5, 4, 3, 2, 1));
        System.out.println(heapified);
        System.out.println(new PriorityQueue<>(new TreeSet<>(Arrays.asList(3, 1, 2))));
        heapified.removeIf(x -> x > 6);
        System.out.println(heapified);
        try {
            PriorityQueue<Object> bad = new PriorityQueue<>();
            bad.add("a");
            bad.add(1);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        try {
            new PriorityQueue<Integer>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE " + e.getMessage());
        }
        try {
            heapified.add(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
