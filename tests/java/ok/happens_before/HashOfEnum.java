//@ flags: +listener=race
// Enum keeps its hash code (since JDK 21).
import java.util.Map;

public class HashOfEnum {
    enum Color {
        RED, GREEN
    }

    public static void main(String[] args) {
        new Thread(() -> Color.RED.hashCode()).start();
        Color.RED.hashCode();
    }
}
