//@ outputs: "false" | "true"
// Two requests get the same bundle, unless the cache is emptied in between.
import java.util.*;
public class BundleCacheCleared {
    public static class Words extends ListResourceBundle { protected Object[][] getContents() { return new Object[0][]; } }
    public static void main(String[] args) throws Exception {
        ResourceBundle.getBundle("BundleCacheCleared$Words", Locale.ROOT);
        Thread other = new Thread(() -> ResourceBundle.clearCache());
        other.start();
        ResourceBundle x = ResourceBundle.getBundle("BundleCacheCleared$Words", Locale.ROOT);
        ResourceBundle y = ResourceBundle.getBundle("BundleCacheCleared$Words", Locale.ROOT);
        other.join();
        System.out.print(x == y);
    }
}
