//@ native: yes
//@ outputs: "true" | "false"
// A loader that is closed finds nothing any more.
import java.net.*;
import java.nio.file.*;
public class LoaderClosedMeanwhile {
    public static void main(String[] args) throws Exception {
        URLClassLoader l = new URLClassLoader(new URL[] { Paths.get(System.getProperty("java.home")).toUri().toURL() }, null);
        Thread t = new Thread(() -> { try { l.close(); } catch (Exception e) { throw new Error(e); } });
        t.start();
        boolean found = l.findResource("release") != null;
        t.join();
        System.out.print(found);
    }
}
