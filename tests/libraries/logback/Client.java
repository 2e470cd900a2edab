//@ maven: ch.qos.logback:logback-classic:1.5.11
// Two threads log through one appender.
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.slf4j.LoggerFactory;

class Client {
    public static void main(String[] args) throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger("client");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.setContext((LoggerContext) LoggerFactory.getILoggerFactory());
        lines.start();
        root.setLevel(Level.INFO);
        root.setAdditive(false);
        root.addAppender(lines);
        Thread other = new Thread(() -> LoggerFactory.getLogger("client.a").info("hello {}", 1));
        other.start();
        LoggerFactory.getLogger("client.b").info("hello {}", 1);
        other.join();
        System.out.println(lines.list.size() + " " + lines.list.get(0).getFormattedMessage());
        assert lines.list.size() == 2;
    }
}
