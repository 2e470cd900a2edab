// A hand-made work list: index read, item taken, index written back: two workers take the same item.
public class WorkTakenTwice {
    static final int[] taken = new int[2];
    static volatile int next;

    static void work() {
        int mine = next;
        next = mine + 1;
        if (mine < 2) {
            synchronized (taken) {
                taken[mine]++;
                assert taken[mine] == 1; //~ ASSERT
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WorkTakenTwice::work);
        t.start();
        work();
        t.join();
    }
}
