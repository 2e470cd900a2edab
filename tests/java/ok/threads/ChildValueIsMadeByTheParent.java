//@ outputs: "main:1 t:1"
// childValue runs in the thread that makes the child, once.
public class ChildValueIsMadeByTheParent {
    static String log = "";
    static final InheritableThreadLocal<Integer> V = new InheritableThreadLocal<>() {
        protected Integer childValue(Integer parent) {
            log += Thread.currentThread().getName() + ":" + parent;
            return parent;
        }
    };

    public static void main(String[] args) throws Exception {
        V.set(1);
        Thread t = new Thread(() -> log += " t:" + V.get());
        V.set(2);
        t.start();
        t.join();
        System.out.print(log);
    }
}
