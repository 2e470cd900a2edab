//@ flags: +listener=race
// The box is changed after it was put.
import java.util.concurrent.ConcurrentHashMap;

public class ChangedInTheMap {
    static class Box {
        int n;
    }

    public static void main(String[] args) {
        ConcurrentHashMap<String, Box> map = new ConcurrentHashMap<>();
        new Thread(() -> {
            Box box = new Box();
            map.put("k", box);
            box.n = 1; //~ RACE
        }).start();
        Box box = map.get("k");
        if (box != null) {
            System.out.println(box.n); //~ RACE
        }
    }
}
