//@ native: yes
//@ outputs: "0" | "1"
// The places where a loader looks are read before or after one is added.
import java.net.*;
public class UrlAddedMeanwhile {
    static class L extends URLClassLoader { L() { super(new URL[0]); } public void addURL(URL u) { super.addURL(u); } }
    public static void main(String[] args) throws Exception {
        L l = new L();
        URL u = new URL("file:/nowhere/");
        Thread t = new Thread(() -> l.addURL(u));
        t.start();
        int n = l.getURLs().length;
        t.join();
        System.out.print(n);
    }
}
