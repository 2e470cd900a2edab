//@ maven: joda-time:joda-time:2.13.0
// Two threads format dates with one formatter; zones come from the jar.
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.format.DateTimeFormat;
import org.joda.time.format.DateTimeFormatter;

class Client {
    static final String[] said = new String[2];

    public static void main(String[] args) throws Exception {
        DateTimeFormatter format = DateTimeFormat.forPattern("yyyy-MM-dd HH:mm z");
        DateTime day = new DateTime(2024, 7, 1, 12, 0, DateTimeZone.forID("Europe/Berlin"));
        Thread other = new Thread(() -> said[1] = format.print(day.plusDays(1)));
        other.start();
        said[0] = format.print(day);
        other.join();
        System.out.println(said[0] + ", " + said[1]);
        assert said[1].startsWith("2024-07-02");
    }
}
