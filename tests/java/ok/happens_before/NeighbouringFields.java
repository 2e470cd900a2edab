//@ flags: +listener=race
// Each thread has its own field.
public class NeighbouringFields {
    static class Flags {
        boolean a, b;
        byte c;
    }

    public static void main(String[] args) throws Exception {
        Flags flags = new Flags();
        Thread t = new Thread(() -> flags.a = true);
        t.start();
        flags.b = true;
        flags.c = 1;
        t.join();
    }
}
