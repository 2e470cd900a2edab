//@ maven: commons-io:commons-io:2.17.0
// One thread copies a stream while another reads lines.
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.apache.commons.io.FilenameUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.input.QueueInputStream;
import java.nio.charset.StandardCharsets;

class Client {
    public static void main(String[] args) throws Exception {
        QueueInputStream in = new QueueInputStream();
        Thread writer = new Thread(() -> {
            try (var out = in.newQueueOutputStream()) {
                out.write("ab".getBytes(StandardCharsets.UTF_8));
            } catch (java.io.IOException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        StringWriter copy = new StringWriter();
        IOUtils.copy(new StringReader("text"), copy);
        writer.join();
        List<String> lines = IOUtils.readLines(in, StandardCharsets.UTF_8);
        System.out.println(lines + " " + copy + " " + FilenameUtils.getExtension("a/b.txt"));
        assert lines.equals(List.of("ab"));
    }
}
