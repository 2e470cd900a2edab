//@ maven: com.fasterxml.jackson.core:jackson-databind:2.18.0
// One mapper, two threads that write and read for the first time.
import com.fasterxml.jackson.databind.ObjectMapper;

class Client {
    public static class Point {
        public int x = 1;
        public int y = 2;
    }

    static final String[] said = new String[2];

    static void use(ObjectMapper mapper, int i) {
        try {
            Point point = mapper.readValue("{\"x\":" + i + "}", Point.class);
            said[i] = mapper.writeValueAsString(point);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        Thread other = new Thread(() -> use(mapper, 1));
        other.start();
        use(mapper, 0);
        other.join();
        System.out.println(said[0] + said[1]);
        assert said[0].equals("{\"x\":0,\"y\":2}");
    }
}
