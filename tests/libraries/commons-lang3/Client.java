//@ maven: org.apache.commons:commons-lang3:3.17.0
// A lazy initializer that two threads use.
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;

class Client {
    public static void main(String[] args) throws Exception {
        int[] made = new int[1];
        LazyInitializer<String> lazy = LazyInitializer.<String>builder().setInitializer(() -> {
            made[0]++;
            return StringUtils.capitalize("lazy");
        }).get();
        Thread other = new Thread(() -> {
            try {
                lazy.get();
            } catch (ConcurrentException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        String mine = lazy.get();
        other.join();
        System.out.println(mine + " " + made[0] + " " + StringUtils.leftPad("7", 3, '0'));
        assert made[0] == 1;
    }
}
