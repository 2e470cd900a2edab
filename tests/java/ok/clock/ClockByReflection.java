//@ outputs: "early\n" | "late\n"
// So does a reflective call.
import java.lang.reflect.Method;

public class ClockByReflection {
    public static void main(String[] args) throws Exception {
        Method clock = System.class.getMethod("currentTimeMillis");
        long start = (Long) clock.invoke(null);
        System.out.println((Long) clock.invoke(null) - start > 1_000 ? "late" : "early");
    }
}
