//@ maven: net.bytebuddy:byte-buddy:1.15.4
// A class made at run time, used by two threads.
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.matcher.ElementMatchers;

class Client {
    public static void main(String[] args) throws Exception {
        Class<?> made = new ByteBuddy().subclass(Object.class)
            .method(ElementMatchers.named("toString")).intercept(FixedValue.value("made"))
            .make().load(Client.class.getClassLoader()).getLoaded();
        Object[] objects = new Object[2];
        Thread other = new Thread(() -> objects[1] = make(made));
        other.start();
        objects[0] = make(made);
        other.join();
        System.out.println(objects[0] + " " + objects[1]);
        assert objects[0] != objects[1];
    }

    static Object make(Class<?> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
