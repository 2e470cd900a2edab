//@ native: yes
//@ needs: jdk>=21
//@ outputs: "0 0" | "0 1" | "1 1"
// A pattern asks an object for its parts one after the other.

public class PatternReadsTwice {
    static volatile int x;

    record Pair(int a, int b) {
        public int a() {
            return x;
        }

        public int b() {
            return x;
        }
    }

    public static void main(String[] args) throws Exception {
        Object pair = new Pair(7, 7);
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (pair instanceof Pair(int a, int b)) {
            System.out.print(a + " " + b);
        }
    }
}
