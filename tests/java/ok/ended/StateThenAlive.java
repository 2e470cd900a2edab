//@ outputs: "TERMINATED false" | "RUNNABLE false" | "RUNNABLE true"
public class StateThenAlive {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        Thread.State state = t.getState();
        System.out.print(state + " " + t.isAlive());
    }
}
