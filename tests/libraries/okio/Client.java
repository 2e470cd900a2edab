//@ maven: com.squareup.okio:okio-jvm:3.9.1
// One thread writes into a pipe, the other reads.
import okio.BufferedSink;
import okio.BufferedSource;
import okio.Okio;
import okio.Pipe;

class Client {
    public static void main(String[] args) throws Exception {
        Pipe pipe = new Pipe(4);
        Thread writer = new Thread(() -> {
            try (BufferedSink sink = Okio.buffer(pipe.sink())) {
                sink.writeUtf8("hello");
            } catch (java.io.IOException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        try (BufferedSource source = Okio.buffer(pipe.source())) {
            String text = source.readUtf8();
            System.out.println(text);
            assert text.equals("hello");
        }
        writer.join();
    }
}
