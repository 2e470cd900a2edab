//@ native: yes
//@ outputs: "0"
// Two permits must come before one can be had.
import java.util.concurrent.*;

public class PermitsBelowZero {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(-1);
        new Thread(permits::release).start();
        new Thread(permits::release).start();
        permits.acquire();
        System.out.print(permits.availablePermits());
    }
}
