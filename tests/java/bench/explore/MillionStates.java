/** Three threads that count to n each, beside a list of objects: about (n + 2)^3 states. */
public class MillionStates {
    static volatile int a, b, c;
    static Object[] ballast;

    static final class Link {
        final Link next;
        int value;

        Link(Link next, int value) {
            this.next = next;
            this.value = value;
        }
    }

    public static void main(String[] args) {
        int n = Integer.getInteger("n", 98);
        Link list = null;
        for (int i = 0; i < Integer.getInteger("objects", 30); i++) list = new Link(list, i);
        ballast = new Object[] { list };
        new Thread(() -> { for (int i = 1; i <= n; i++) a = i; }).start();
        new Thread(() -> { for (int i = 1; i <= n; i++) b = i; }).start();
        new Thread(() -> { for (int i = 1; i <= n; i++) c = i; }).start();
    }
}
