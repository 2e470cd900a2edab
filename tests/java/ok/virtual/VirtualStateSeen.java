//@ needs: jdk>=21
//@ outputs: "NEW TERMINATED" | "NEW RUNNABLE"
public class VirtualStateSeen {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().unstarted(() -> {});
        String before = "" + t.getState();
        t.start();
        System.out.print(before + " " + t.getState());
    }
}
