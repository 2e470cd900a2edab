//@ needs: jdk>=21
//@ native: yes
//@ outputs: "interrupted" | "slept"
public class VirtualInterruptedInSleep {
    static volatile String said;
    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(1);
                said = "slept";
            } catch (InterruptedException e) {
                said = "interrupted";
            }
        });
        t.interrupt();
        t.join();
        System.out.print(said);
    }
}
