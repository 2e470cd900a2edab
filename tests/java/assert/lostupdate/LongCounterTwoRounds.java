// Two rounds each: the sum can fall to 2. The assertion allows one lost update, not two.
public class LongCounterTwoRounds {
    static long count;

    static void add() {
        count++;
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LongCounterTwoRounds::add);
        t.start();
        add();
        t.join();
        assert count >= 3; //~ ASSERT
    }
}
