// Some states hold a lock at a choice, twice, or none: also by a synchronized method, and left by an exception.
import gov.nasa.jpf.vm.Verify;

public class MonitorsInSome {
    int value;

    synchronized int add(int n) {
        value += n;
        if (value > 5) {
            throw new IllegalArgumentException();
        }
        return Verify.getInt(0, 1) + value;
    }

    public static void main(String[] args) {
        MonitorsInSome a = new MonitorsInSome();
        MonitorsInSome b = Verify.getBoolean() ? a : new MonitorsInSome();
        int n = Verify.getInt(0, 3);
        int got = 0;
        if (n > 0) {
            synchronized (a) {
                got = Verify.getInt(0, 2);
                if (n > 1) {
                    synchronized (b) {
                        got += Verify.getBoolean() ? 10 : 20;
                    }
                }
            }
        }
        try {
            got += b.add(n * 2);
            got += a.add(n);
        } catch (IllegalArgumentException e) {
            got = -got;
        }
        boolean free = !Thread.holdsLock(a) && !Thread.holdsLock(b);
        System.out.println(n + " " + (a == b) + " " + got + " " + free);
    }
}
