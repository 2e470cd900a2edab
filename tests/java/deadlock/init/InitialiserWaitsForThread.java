// A static initialiser starts a thread that needs the class, and waits for it.
public class InitialiserWaitsForThread {
    static class Config {
        static int value = Integer.parseInt("1");

        static {
            Thread t = new Thread(() -> value++); //~ DEADLOCK
            t.start();
            try {
                t.join(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Config.value);
    }
}
