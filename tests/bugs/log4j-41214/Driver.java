//@ maven: log4j:log4j:1.2.13
//@ tracker: https://bz.apache.org/bugzilla/show_bug.cgi?id=41214
//@ expect: deadlock
// A category is locked while the message is made into a text; a message that logs under a lock of its own does the same
// the other way round.
import org.apache.log4j.Logger;
import org.apache.log4j.SimpleLayout;
import org.apache.log4j.WriterAppender;
import java.io.StringWriter;

class Driver {
    static final Logger logger = Logger.getLogger("driver");

    static class Account {
        public synchronized String toString() { return "account"; }

        synchronized void close() { logger.info("closing"); }
    }

    public static void main(String[] args) {
        logger.addAppender(new WriterAppender(new SimpleLayout(), new StringWriter()));
        Account account = new Account();
        new Thread(account::close).start();
        logger.info(account);
    }
}
