//@ native: yes
//@ outputs: "3" | "5"
// Both set the greatest priority under the group's lock: the last one counts.
public class GroupPrioritiesInEitherOrder {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(() -> g.setMaxPriority(3));
        t.start();
        g.setMaxPriority(5);
        t.join();
        System.out.print(g.getMaxPriority());
    }
}
