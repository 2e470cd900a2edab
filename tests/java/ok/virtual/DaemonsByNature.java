//@ needs: jdk>=21
//@ outputs: "m" | "vm" | "mv"
// Nobody waits for a virtual thread at the end.
public class DaemonsByNature {
    public static void main(String[] args) {
        Thread.startVirtualThread(() -> System.out.print("v"));
        System.out.print("m");
    }
}
