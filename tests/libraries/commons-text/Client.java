//@ maven: org.apache.commons:commons-text:1.12.0
// One substitutor, two threads.
import java.util.Map;
import org.apache.commons.text.StringSubstitutor;
import org.apache.commons.text.similarity.LevenshteinDistance;

class Client {
    static final String[] said = new String[2];

    public static void main(String[] args) throws Exception {
        StringSubstitutor texts = new StringSubstitutor(Map.of("who", "world"));
        Thread other = new Thread(() -> said[1] = texts.replace("bye ${who}"));
        other.start();
        said[0] = texts.replace("hello ${who}");
        other.join();
        System.out.println(said[0] + ", " + said[1]);
        System.out.println(LevenshteinDistance.getDefaultInstance().apply("kitten", "sitting"));
        assert said[1].equals("bye world");
    }
}
