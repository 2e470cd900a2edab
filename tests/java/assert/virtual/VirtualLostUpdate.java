//@ needs: jdk>=21
// Virtual threads interleave like any others.
public class VirtualLostUpdate {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(() -> count++);
        Thread u = Thread.startVirtualThread(() -> count++);
        t.join();
        u.join();
        assert count == 2; //~ ASSERT
    }
}
