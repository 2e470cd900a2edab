//@ needs: jdk>=21
//@ native: yes
//@ outputs: "zero" | "one" | "late"
// A guard reads the part again that the pattern has bound before.
public class GuardSeesWhatChanged {
    static class Box { volatile int n; }
    record R(Box b) { }
    public static void main(String[] args) throws Exception {
        Object o = new R(new Box());
        Box b = ((R) o).b();
        Thread t = new Thread(() -> b.n = 1);
        t.start();
        System.out.print(switch (o) {
            case R(Box x) when x.n == 1 -> "one";
            case R(Box x) when x.n == 0 -> "zero";
            default -> "late";
        });
        t.join();
    }
}
