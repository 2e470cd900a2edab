//@ flags: +listener=race
//@ outputs: "true"
import java.time.*;
public class TimeIsShared {
    static final LocalDate D = LocalDate.of(2020, 2, 29);
    static volatile String a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = D.plusYears(1).toString());
        t.start();
        String b = D.plusYears(1).toString();
        t.join();
        System.out.print(a.equals(b));
    }
}
