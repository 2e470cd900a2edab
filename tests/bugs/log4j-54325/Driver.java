//@ maven: log4j:log4j:1.2.13
//@ tracker: https://bz.apache.org/bugzilla/show_bug.cgi?id=54325
//@ expect: exception
// All appenders are taken away by two threads at once: one walks through a list that the other has emptied.
import org.apache.log4j.SimpleLayout;
import org.apache.log4j.WriterAppender;
import org.apache.log4j.helpers.AppenderAttachableImpl;
import java.io.StringWriter;

class Driver {
    public static void main(String[] args) {
        AppenderAttachableImpl appenders = new AppenderAttachableImpl();
        appenders.addAppender(new WriterAppender(new SimpleLayout(), new StringWriter()));
        new Thread(appenders::removeAllAppenders).start();
        appenders.removeAllAppenders();
    }
}
