//@ native: yes
//@ outputs: "5" | "3"
// The most that a thread of a group may ask for is lowered meanwhile.
public class DefaultOfAGroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(() -> g.setMaxPriority(3));
        t.start();
        Thread made = new Thread(g, () -> {});
        t.join();
        System.out.print(made.getPriority());
    }
}
