//@ native: yes
//@ outputs: "[Unlocked]" | "[Locked by thread t]"
// The text of a lock shows who has it, printed directly too.
import java.util.concurrent.locks.*;
public class PrintedLock {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock() {
            public String toString() { String s = super.toString(); return s.substring(s.indexOf('[')); }
        };
        Thread t = new Thread(() -> { l.lock(); l.unlock(); }, "t");
        t.start();
        System.out.print(l);
        t.join();
    }
}
