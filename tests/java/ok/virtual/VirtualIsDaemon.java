//@ needs: jdk>=21
//@ native: yes
//@ outputs: "end" | "vend" | "endv"
// Virtual threads are daemons: the program does not wait for them.
public class VirtualIsDaemon {
    public static void main(String[] args) {
        Thread.startVirtualThread(() -> System.out.print("v"));
        System.out.print("end");
    }
}
