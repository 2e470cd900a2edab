// A discrete event simulation of a shop with queues and servers, an elevator, and a bounded buffer; seeded and deterministic.
import java.util.*;
public class EventSimulation {
    static abstract class Event implements Comparable<Event> {
        private static int seq;
        final long time;
        final int id = seq++;
        Event(long t) { time = t; }
        abstract void fire(Sim s);
        public int compareTo(Event o) { return time != o.time ? Long.compare(time, o.time) : Integer.compare(id, o.id); }
    }
    static final class Sim {
        long now; int fired;
        final PriorityQueue<Event> q = new PriorityQueue<>();
        final Random r = new Random(99);
        final List<String> log = new ArrayList<>();
        void at(long t, Runnable a) { q.add(new Event(t) { void fire(Sim s) { a.run(); } }); }
        void in(long dt, Runnable a) { at(now + dt, a); }
        void run(long until) {
            while (!q.isEmpty() && q.peek().time <= until) {
                Event e = q.poll();
                if (e.time < now) throw new IllegalStateException("time runs back");
                now = e.time;
                fired++;
                e.fire(this);
            }
            now = until;
        }
    }
    static final class Shop {
        final Sim s;
        final Deque<long[]> line = new ArrayDeque<>();
        final boolean[] busy;
        long waited, served, left, maxLine, busyTime;
        Shop(Sim s, int tills) { this.s = s; busy = new boolean[tills]; arrive(); }
        void arrive() {
            long[] c = {s.now, 20 + s.r.nextInt(60)};
            if (line.size() >= 8) left++;
            else {
                line.add(c); maxLine = Math.max(maxLine, line.size()); serve(); s.in(150, () -> { if (line.remove(c)) left++; });
            }
            s.in(5 + s.r.nextInt(30), this::arrive);
        }
        void serve() {
            for (int i = 0; i < busy.length && !line.isEmpty(); i++) if (!busy[i]) {
                busy[i] = true;
                long[] c = line.poll();
                waited += s.now - c[0];
                busyTime += c[1];
                int till = i;
                s.in(c[1], () -> { busy[till] = false; served++; if (served % 25 == 0) s.log.add("t" + s.now + " served " + served
                        + " line " + line.size()); serve(); });
            }
        }
        public String toString() {
            return "served " + served + " left " + left + " waited " + waited + " max line " + maxLine + " busy " + busyTime;
        }
    }
    static final class Elevator {
        enum Dir { UP, DOWN, IDLE }
        final Sim s;
        int floor, riders, moved, delivered;
        Dir dir = Dir.IDLE;
        final Map<Integer, Deque<Integer>> waiting = new TreeMap<>();
        final TreeMap<Integer, Integer> inside = new TreeMap<>();
        boolean moving;
        Elevator(Sim s) { this.s = s; call(); }
        void call() {
            int from = s.r.nextInt(10), to = (from + 1 + s.r.nextInt(9)) % 10;
            waiting.computeIfAbsent(from, k -> new ArrayDeque<>()).add(to);
            if (!moving) step();
            s.in(40 + s.r.nextInt(80), this::call);
        }
        boolean wantAbove() { return inside.higherKey(floor) != null || waiting.keySet().stream().anyMatch(f -> f > floor); }
        boolean wantBelow() { return inside.lowerKey(floor) != null || waiting.keySet().stream().anyMatch(f -> f < floor); }
        void step() {
            Integer out = inside.remove(floor);
            if (out != null) { delivered += out; riders -= out; }
            Deque<Integer> w = waiting.get(floor);
            while (w != null && !w.isEmpty() && riders < 4) { inside.merge(w.poll(), 1, Integer::sum); riders++; }
            if (w != null && w.isEmpty()) waiting.remove(floor);
            dir = switch (dir) {
                case UP -> wantAbove() ? Dir.UP : wantBelow() ? Dir.DOWN : Dir.IDLE;
                case DOWN -> wantBelow() ? Dir.DOWN : wantAbove() ? Dir.UP : Dir.IDLE;
                case IDLE -> wantAbove() ? Dir.UP : wantBelow() ? Dir.DOWN : Dir.IDLE;
            };
            moving = dir != Dir.IDLE;
            if (moving) { int d = dir == Dir.UP ? 1 : -1; s.in(5 + (out != null ? 3 : 0), () -> { floor += d; moved++; step(); }); }
        }
        public String toString() {
            return "floor " + floor + " dir " + dir + " riders " + riders + " moved " + moved + " delivered " + delivered
                    + " waiting " + waiting;
        }
    }
    public static void main(String[] args) {
        Sim s = new Sim();
        Shop a = new Shop(s, 2), b = new Shop(s, 3);
        Elevator e = new Elevator(s);
        for (int t = 500; t <= 3000; t += 500) {
            s.run(t); System.out.println(t + " fired " + s.fired + " pending " + s.q.size() + " | " + a + " | " + b + " | " + e);
        }
        System.out.println(s.log);
        s.at(10, () -> { });
        try { s.run(4000); } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
    }
}
