// Look first, announce second: both look, both see nobody, both enter.
public class NaiveFlags {
    static volatile boolean flag0, flag1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (flag0) Thread.onSpinWait();
            flag1 = true;
            critical();
            flag1 = false;
        });
        t.start();
        while (flag1) Thread.onSpinWait();
        flag0 = true;
        critical();
        flag0 = false;
        t.join();
    }
}
