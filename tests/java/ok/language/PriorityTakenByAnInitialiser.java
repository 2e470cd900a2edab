//@ native: yes
//@ outputs: "3" | "5"
// A thread that an initialiser makes has the priority of the thread that runs it.
public class PriorityTakenByAnInitialiser {
    static class H { static final Thread MADE = new Thread(); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> H.touch());
        t.setPriority(3);
        t.start();
        H.touch();
        t.join();
        System.out.print(H.MADE.getPriority());
    }
}
