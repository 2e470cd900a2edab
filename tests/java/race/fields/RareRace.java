//@ flags: +listener=race
// The racing read is reached only when the volatile step counter was seen at one particular value.
public class RareRace {
    static volatile int step;
    static int data;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            step = 1;
            data = 1; //~ RACE
            step = 2;
        });
        t.start();
        if (step == 1) {
            int seen = data; //~ RACE
        }
        t.join();
    }
}
