//@ native: yes
//@ outputs: "2\n" | "3\n" | "4\n"
// Two increments by each of two threads, no lock. Never 1: the thread that writes last has in its
// second increment read a value that is at least the 1 of its own first increment, or one that the
// other thread wrote, which is at least 1 as well. 2: T reads 0, U runs its first increment, T writes
// 1, U reads 1, T runs its second increment, U writes 2.
public class TwoRoundsOutcomes {
    static int count;

    static void add() {
        count++;
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoRoundsOutcomes::add);
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
