//@ native: yes
//@ outputs: "1"
// Values of annotations are copies: what one thread does to its array the other one does not see.
import java.lang.annotation.*;
public class FieldOfAnAnnotationValue {
    @Retention(RetentionPolicy.RUNTIME) @interface Marks { int[] value(); }
    @Marks({1}) static class Marked { }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Marked.class.getAnnotation(Marks.class).value()[0]++);
        t.start();
        System.out.print(Marked.class.getAnnotation(Marks.class).value()[0]);
        t.join();
    }
}
