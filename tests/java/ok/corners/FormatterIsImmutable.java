//@ native: yes
//@ outputs: "2020-01-02 2020-01-03"
// DateTimeFormatter can be shared.
import java.time.*;
import java.time.format.*;

public class FormatterIsImmutable {
    static String a, b;

    public static void main(String[] args) throws Exception {
        DateTimeFormatter format = DateTimeFormatter.ofPattern("yyyy-MM-dd");
        Thread t = new Thread(() -> a = LocalDate.of(2020, 1, 2).format(format));
        t.start();
        b = LocalDate.of(2020, 1, 3).format(format);
        t.join();
        System.out.print(a + " " + b);
    }
}
