//@ outputs: "early\n" | "late\n"
// So do dates.
import java.util.Date;

public class DateBothWays {
    public static void main(String[] args) {
        Date deadline = new Date(new Date().getTime() + 3_600_000L);
        System.out.println(new Date().after(deadline) ? "late" : "early");
    }
}
