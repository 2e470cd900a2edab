//@ needs: jdk>=25
//@ native: yes
//@ outputs: "1 false"
// A scoped value is bound in its own thread only.
public class ScopedValueOfThread {
    static final ScopedValue<Integer> V = ScopedValue.newInstance();

    public static void main(String[] args) throws Exception {
        ScopedValue.where(V, 1).run(() -> {
            int mine = V.get();
            boolean[] other = new boolean[1];
            Thread t = new Thread(() -> other[0] = V.isBound());
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            System.out.print(mine + " " + other[0]);
        });
    }
}
