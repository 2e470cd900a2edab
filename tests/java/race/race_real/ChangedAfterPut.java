//@ flags: +listener=race
// A queue orders what was done before put, not what is done after.
import java.util.concurrent.ArrayBlockingQueue;

public class ChangedAfterPut {
    static class Box {
        int n;
    }

    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Box> q = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            Box b = new Box();
            q.add(b);
            b.n = 1; //~ RACE
        }).start();
        System.out.print(q.take().n); //~ RACE
    }
}
