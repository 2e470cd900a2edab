//@ native: yes
//@ outputs: "P[a=0, b=0]" | "P[a=1, b=1]" | "P[a=0, b=1]" | "P[a=1, b=0]"
// The text of a record asks its parts from left to right; both are boxes that are changed in this order: a, then b.
public class RecordTextReadsInOrder {
    static class Box { volatile int n; public String toString() { return "" + n; } }
    record P(Box a, Box b) { }
    public static void main(String[] args) throws Exception {
        P p = new P(new Box(), new Box());
        Thread t = new Thread(() -> { p.a.n = 1; p.b.n = 1; });
        t.start();
        System.out.print(p);
        t.join();
    }
}
