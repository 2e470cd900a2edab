//@ native: yes
//@ needs: jdk>=25
//@ outputs: "1 false"
// A scoped value is bound in its own thread only.

public class ScopedValueIsNotInherited {
    static final ScopedValue<Integer> VALUE = ScopedValue.newInstance();
    static volatile boolean bound;

    public static void main(String[] args) throws Exception {
        ScopedValue.where(VALUE, 1).run(() -> {
            Thread t = new Thread(() -> bound = VALUE.isBound());
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            System.out.print(VALUE.get() + " " + bound);
        });
    }
}
