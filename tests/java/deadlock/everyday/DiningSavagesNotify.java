// With notify instead of notifyAll the signal for the cook can go to a savage, who goes back to sleep.
public class DiningSavagesNotify {
    static int servings;
    static final Object POT = new Object();

    static Thread savage() {
        return new Thread(() -> {
            try {
                synchronized (POT) {
                    while (servings == 0) POT.wait(); //~ DEADLOCK
                    servings--;
                    if (servings == 0) POT.notify();
                }
            } catch (InterruptedException e) {
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread[] all = {savage(), savage(), savage()};
        for (Thread t : all) t.start();
        for (int i = 0; i < 3; i++) {
            synchronized (POT) {
                while (servings > 0) POT.wait(); //~ DEADLOCK
                servings = 1;
                POT.notify();
            }
        }
        for (Thread t : all) t.join(); //~ DEADLOCK
    }
}
