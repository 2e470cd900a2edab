//@ native: yes
//@ outputs: "10\n" | "3\n"
// The greatest priority of a group is a word like others: who asks for it may be before or after who changes it.
public class GroupPriorityInEitherOrder {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Thread setter = new Thread(() -> group.setMaxPriority(3));
        setter.start();
        System.out.println(group.getMaxPriority());
        setter.join();
    }
}
