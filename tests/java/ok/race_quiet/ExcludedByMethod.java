//@ flags: --race +race.exclude=ExcludedByMethod.count
// The statistics are meant to be inexact.
public class ExcludedByMethod {
    static int hits;

    static void count() {
        hits++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ExcludedByMethod::count);
        t.start();
        count();
        t.join();
    }
}
