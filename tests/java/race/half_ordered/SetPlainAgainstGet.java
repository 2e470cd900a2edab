//@ flags: --race
// setPlain writes as to a field that is not volatile: a read of another thread races with it.
import java.util.concurrent.atomic.AtomicInteger;

public class SetPlainAgainstGet {
    public static void main(String[] args) {
        AtomicInteger number = new AtomicInteger();
        new Thread(() -> number.setPlain(1)).start(); //~ RACE
        System.out.println(number.get()); //~ RACE
    }
}
