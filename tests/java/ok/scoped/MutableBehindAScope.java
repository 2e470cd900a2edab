//@ needs: jdk>=25
//@ outputs: "1" | "2"
// What a scoped value leads to is shared like anything else.
public class MutableBehindAScope {
    static final ScopedValue<int[]> V = ScopedValue.newInstance();

    public static void main(String[] args) throws Exception {
        int[] cell = {0};
        Runnable body = () -> ScopedValue.where(V, cell).run(() -> V.get()[0]++);
        Thread a = new Thread(body);
        Thread b = new Thread(body);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(cell[0]);
    }
}
