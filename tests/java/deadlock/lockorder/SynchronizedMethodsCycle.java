// Synchronized methods that call each other: x.append(y) locks x then y, y.append(x) locks y then x.
public class SynchronizedMethodsCycle {
    static class Text {
        String s = "t";

        synchronized String read() { //~ DEADLOCK
            return s;
        }

        synchronized void append(Text other) {
            s += other.read(); //~ DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        Text x = new Text(), y = new Text();
        Thread t = new Thread(() -> x.append(y));
        t.start();
        y.append(x);
        t.join();
    }
}
