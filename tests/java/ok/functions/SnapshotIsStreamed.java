//@ outputs: "1" | "12"
// A list that is copied on writing is walked over as it was.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

public class SnapshotIsStreamed {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("1"));
        Thread other = new Thread(() -> list.add("2"));
        other.start();
        StringBuilder seen = new StringBuilder();
        list.spliterator().forEachRemaining(seen::append);
        System.out.print(seen);
    }
}
