//@ native: yes
//@ outputs: "0" | "1" | "2"
import java.util.ArrayList;
import java.util.List;

// A singleton counts what is registered when it is made, by whoever asks for it first. size() looks at the list once.
public class EnumMadeFromWhatIsRegistered {
    static final List<String> plugins = new ArrayList<>();

    enum Registry {
        INSTANCE;

        final int count = plugins.size();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Registry.INSTANCE.name());
        t.start();
        plugins.add("x");
        plugins.add("y");
        int n = Registry.INSTANCE.count;
        t.join();
        System.out.print(n);
    }
}
