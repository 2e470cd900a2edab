//@ maven: com.google.code.gson:gson:2.11.0
// One Gson, two threads that need the same adapter for the first time.
import com.google.gson.Gson;
import java.util.List;

class Client {
    static class Point {
        int x = 1;
        List<String> names = List.of("a", "b");
    }

    static final String[] said = new String[2];

    public static void main(String[] args) throws Exception {
        Gson gson = new Gson();
        Thread other = new Thread(() -> said[1] = gson.toJson(new Point()));
        other.start();
        said[0] = gson.toJson(new Point());
        other.join();
        System.out.println(said[0] + gson.fromJson(said[1], Point.class).names);
        assert said[0].equals(said[1]);
    }
}
