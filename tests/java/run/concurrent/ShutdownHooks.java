//@ exit: 3
// System.exit runs the hook; exit inside hook is blocked; hooks cannot be added late.
public class ShutdownHooks {
    public static void main(String[] args) throws Exception {
        Thread removed = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed) + " " + Runtime.getRuntime().removeShutdownHook(removed));
        Thread hook = new Thread(() -> {
            System.out.println("hook runs");
            try {
                Runtime.getRuntime().addShutdownHook(new Thread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            try {
                Runtime.getRuntime().removeShutdownHook(Thread.currentThread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            System.out.flush();
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread blocked = new Thread(() -> {
            synchronized (hook) {
                while (true) {
                    try {
                        hook.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        blocked.start();
        try {
            System.out.println("exiting with a live thread");
            System.exit(3);
        } finally {
            System.out.println("finally never runs");
        }
    }
}
