//@ outputs: "false TERMINATED" | "true TERMINATED" | "true RUNNABLE"
// Between the two questions the thread may end; it never comes back.
public class AliveThenState {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        boolean alive = t.isAlive();
        System.out.print(alive + " " + t.getState());
    }
}
