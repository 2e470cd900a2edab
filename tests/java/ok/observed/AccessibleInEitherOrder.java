//@ native: yes
//@ outputs: "no\n" | "yes\n"
// One thread opens a shared Field object, another one asks whether it may use it.
import java.lang.reflect.Field;

public class AccessibleInEitherOrder {
    public static void main(String[] args) throws Exception {
        Object object = new AccessibleOther();
        Field secret = AccessibleOther.class.getDeclaredField("value");
        Thread opener = new Thread(() -> secret.setAccessible(true));
        opener.start();
        System.out.println(secret.canAccess(object) ? "yes" : "no");
        opener.join();
    }
}

class AccessibleOther {
    private int value = 1;
}
