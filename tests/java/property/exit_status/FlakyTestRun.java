// A small test runner: it catches what tests throw, counts, and exits with 1 if one failed. One of the
// tests passes on some schedules only.

public class FlakyTestRun {
    interface Test {
        void run() throws Exception;
    }

    static int value;

    static void addsUp() {
        if (1 + 1 != 2) throw new AssertionError();
    }

    static void countsTwo() throws Exception {
        value = 0;
        Thread t = new Thread(() -> value = value + 1);
        t.start();
        value = value + 1;
        t.join();
        if (value != 2) throw new AssertionError("expected 2, was " + value);
    }

    public static void main(String[] args) {
        int failed = 0;
        for (Test test : new Test[] {FlakyTestRun::addsUp, FlakyTestRun::countsTwo}) {
            try {
                test.run();
            } catch (Throwable e) {
                failed++;
            }
        }
        if (failed > 0) System.exit(1);
    }
}
