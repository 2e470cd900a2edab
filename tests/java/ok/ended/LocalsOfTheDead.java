//@ outputs: "0 0\n"
//@ native: yes
// Each new thread begins with fresh thread locals, also where it takes the place of one that ended.
public class LocalsOfTheDead {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) throws Exception {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(() -> {
                out.append(LOCAL.get()).append(out.length() == 1 ? " " : "\n");
                LOCAL.set(7);
            });
            t.start();
            t.join();
        }
        System.out.print(out);
    }
}
