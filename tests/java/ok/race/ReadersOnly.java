//@ flags: +listener=race
//@ native: yes
//@ outputs: "5 5\n"
// Two reads do not race.
public class ReadersOnly {
    static int value = 5;
    static int seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = value);
        t.start();
        int mine = value;
        t.join();
        System.out.println(mine + " " + seen);
    }
}
