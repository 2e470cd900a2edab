//@ flags: +listener=race
//@ native: yes
//@ outputs: "1\n" | "-1\n"
// As RareRace, but the read needs the step after the write.
public class RareRaceOrdered {
    static volatile int step;
    static int data;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            step = 1;
            data = 1;
            step = 2;
        });
        t.start();
        int seen = step == 2 ? data : -1;
        System.out.println(seen);
        t.join();
    }
}
