// Three come to swap: one finds no partner.
import java.util.concurrent.Exchanger;

public class OddNumberOfPartners {
    static final Exchanger<String> exchanger = new Exchanger<>();

    static void swap(String mine) {
        try {
            exchanger.exchange(mine); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> swap("a"));
        Thread b = new Thread(() -> swap("b"));
        a.start();
        b.start();
        swap("m");
        a.join();
        b.join();
    }
}
