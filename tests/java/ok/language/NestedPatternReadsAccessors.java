//@ needs: jdk>=21
//@ native: yes
//@ outputs: "11" | "12" | "22"
// A pattern calls the accessors from left to right, each once.
public class NestedPatternReadsAccessors {
    static volatile int n = 1;
    record R(int a, int b) {
        public int a() { return n; }
        public int b() { return n; }
    }
    public static void main(String[] args) throws Exception {
        Object o = new R(0, 0);
        Thread t = new Thread(() -> n = 2);
        t.start();
        if (o instanceof R(int a, int b)) System.out.print("" + a + b);
        t.join();
    }
}
