// The same on an instance field, reached by both threads through one reference.
public class FieldCounter {
    int count;

    void add() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        FieldCounter c = new FieldCounter();
        Thread t = new Thread(c::add);
        t.start();
        c.add();
        t.join();
        assert c.count == 2; //~ ASSERT
    }
}
