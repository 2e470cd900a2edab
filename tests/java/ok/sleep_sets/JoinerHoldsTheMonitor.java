//@ flags: +por=shared +por.sleep=on +por.sleep_verify=on +property.livelock=off
// A thread that is about to end finds its monitor taken by the one who joins it: that it has to wait does not commute with
// giving the monitor up.
public class JoinerHoldsTheMonitor {
    static volatile int first, second;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> first = 1);
        Thread b = new Thread(() -> second = 1);
        a.start();
        b.start();
        int seen = first + second;
        a.join();
    }
}
