//@ maven: org.yaml:snakeyaml:2.3
// Two threads read with a reader each.
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

class Client {
    static final Object[] read = new Object[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> read[1] = new Yaml().load("b: {c: 1.5}"));
        other.start();
        read[0] = new Yaml().load("a: [1, two, 3]");
        other.join();
        System.out.println(read[0] + " " + read[1] + " " + new Yaml().dump(Map.of("k", "v")).trim());
        assert read[0] != null && read[1] != null;
    }
}
