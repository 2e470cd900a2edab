//@ flags: --race
// getPlain reads as from a field that is not volatile: an update of another thread races with it.
import java.util.concurrent.atomic.AtomicLong;

public class GetPlainAgainstUpdate {
    public static void main(String[] args) {
        AtomicLong number = new AtomicLong();
        new Thread(number::incrementAndGet).start(); //~ RACE
        System.out.println(number.getPlain()); //~ RACE
    }
}
