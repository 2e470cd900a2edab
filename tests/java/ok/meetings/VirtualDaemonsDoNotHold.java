//@ needs: jdk>=21
//@ outputs: "" | "x"
// The program does not wait for virtual threads.

public class VirtualDaemonsDoNotHold {
    public static void main(String[] a) {
        Thread.startVirtualThread(() -> System.out.print("x"));
    }
}
