//@ native: yes
//@ outputs: "true" | "false"
// A logger of the platform asks the library's one, whose level another thread sets.
public class LevelSetMeanwhile {
    public static void main(String[] args) throws Exception {
        java.util.logging.Logger jul = java.util.logging.Logger.getLogger("x");
        System.Logger logger = System.getLogger("x");
        logger.isLoggable(System.Logger.Level.INFO);
        Thread t = new Thread(() -> jul.setLevel(java.util.logging.Level.OFF));
        t.start();
        boolean b = logger.isLoggable(System.Logger.Level.INFO);
        t.join();
        System.out.print(b);
    }
}
