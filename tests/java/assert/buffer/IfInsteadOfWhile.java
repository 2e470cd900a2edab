// Two consumers wait with `if`. notifyAll wakes both for one item; the second finds the slot empty.
public class IfInsteadOfWhile {
    static int items;

    static synchronized void put() {
        items++;
        IfInsteadOfWhile.class.notifyAll();
    }

    static synchronized void take() {
        try {
            if (items == 0) IfInsteadOfWhile.class.wait();
        } catch (InterruptedException e) {
            return;
        }
        assert items > 0; //~ ASSERT
        items--;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(IfInsteadOfWhile::take);
        Thread b = new Thread(IfInsteadOfWhile::take);
        a.start();
        b.start();
        put();
        put();
        a.join();
        b.join();
    }
}
