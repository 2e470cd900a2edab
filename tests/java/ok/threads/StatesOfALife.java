//@ native: yes
//@ outputs: "NEW RUNNABLE TERMINATED\n" | "NEW TERMINATED TERMINATED\n"
// Before the start, after it, and after the join.
public class StatesOfALife {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        String seen = t.getState() + " ";
        t.start();
        seen += t.getState() + " ";
        t.join();
        System.out.println(seen + t.getState());
    }
}
