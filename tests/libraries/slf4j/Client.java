//@ maven: org.slf4j:slf4j-simple:2.0.16
//@ finds: exception
// The first logger is asked for by two threads. A substitute that one thread makes while the other one repairs those that there
// are is left without a logger behind it, because they hold different monitors: then the initialisation fails.
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class Client {
    public static void main(String[] args) throws Exception {
        System.setProperty("org.slf4j.simpleLogger.logFile", "System.out");
        System.setProperty("org.slf4j.simpleLogger.showThreadName", "false");
        Thread other = new Thread(() -> LoggerFactory.getLogger("same").info("hello {}", 1));
        other.start();
        LoggerFactory.getLogger("same").info("hello {}", 1);
        other.join();
        MDC.put("key", "value");
        System.out.println(MDC.get("key"));
    }
}
