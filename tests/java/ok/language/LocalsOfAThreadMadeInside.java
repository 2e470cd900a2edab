//@ native: yes
//@ outputs: "1" | "2"
// A child shares what an inheritable variable holds: the array of its parent.
public class LocalsOfAThreadMadeInside {
    static final InheritableThreadLocal<int[]> LOCAL = new InheritableThreadLocal<>();
    public static void main(String[] args) throws Exception {
        LOCAL.set(new int[1]);
        Thread t = new Thread(() -> LOCAL.get()[0]++);
        t.start();
        LOCAL.get()[0]++;
        t.join();
        System.out.print(LOCAL.get()[0]);
    }
}
