//@ needs: jdk>=21
//@ outputs: "1" | "2"
// Virtual threads are threads.
public class VirtualThreadsLoseOne {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread one = Thread.ofVirtual().start(() -> n++);
        Thread two = Thread.startVirtualThread(() -> n++);
        one.join();
        two.join();
        System.out.print(n);
    }
}
