import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;

/** Short-lived objects: vectors, lists, a queue of events. */
public class Churn {
    static final class Vec {
        final double x, y, z;
        Vec(double x, double y, double z) { this.x = x; this.y = y; this.z = z; }
        Vec plus(Vec o) { return new Vec(x + o.x, y + o.y, z + o.z); }
        Vec times(double k) { return new Vec(x * k, y * k, z * k); }
        double dot(Vec o) { return x * o.x + y * o.y + z * o.z; }
    }

    record Event(long at, int kind) implements Comparable<Event> {
        public int compareTo(Event o) { return Long.compare(at, o.at); }
    }

    public static void main(String[] args) {
        Vec p = new Vec(0, 0, 0), v = new Vec(1, 2, 3);
        double energy = 0;
        for (int i = 0; i < 700_000; i++) {
            p = p.plus(v.times(0.001));
            v = v.plus(p.times(-0.01));
            energy += v.dot(v);
        }
        PriorityQueue<Event> queue = new PriorityQueue<>();
        for (int i = 0; i < 200; i++) queue.add(new Event(i * 37 % 101, i & 3));
        long checksum = 0;
        for (int i = 0; i < 150_000; i++) {
            Event e = queue.poll();
            checksum = checksum * 31 + e.at() + e.kind();
            queue.add(new Event(e.at() + 1 + (checksum & 63), e.kind() ^ 1));
        }
        for (int r = 0; r < 60; r++) {
            List<int[]> list = new ArrayList<>();
            for (int i = 0; i < 2000; i++) list.add(new int[] {i, r});
            LinkedList<Integer> linked = new LinkedList<>();
            for (int[] pair : list) linked.addFirst(pair[0] * pair[1]);
            for (Integer x : linked) checksum += x;
        }
        System.out.println(energy + " " + checksum);
    }
}
