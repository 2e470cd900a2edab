import java.lang.reflect.InvocationTargetException;

/** Runs a program once, with noise. Arguments: the rate of noise, and the class. */
public class Once {
    public static void main(String[] args) throws Throwable {
        var main = Class.forName(args[1]).getMethod("main", String[].class);
        main.setAccessible(true);
        java.util.Noise.set(Integer.parseInt(args[0]));
        try {
            main.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
