//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1" | "2"
// Virtual threads lose updates as others do.
public class VirtualTwoIncrements {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread a = Thread.ofVirtual().start(() -> x++);
        Thread b = Thread.startVirtualThread(() -> x++);
        a.join();
        b.join();
        System.out.print(x);
    }
}
