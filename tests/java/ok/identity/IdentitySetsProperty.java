// The table of properties holds the working folder and the class path, whether the program looks or not.
public class IdentitySetsProperty {
    static String dir;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("my.own", "v"));
        t.start();
        System.setProperty("other", "w");
        dir = System.getProperty("my.own");
        t.join();
    }
}
