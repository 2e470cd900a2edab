//@ outputs: "same\n"
//@ native: yes
// Annotations are made once per class, whoever asks first.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@AnnotationIdentity.Mark
public class AnnotationIdentity {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
    }

    static Object theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = AnnotationIdentity.class.getAnnotation(Mark.class));
        t.start();
        Object mine = AnnotationIdentity.class.getAnnotation(Mark.class);
        t.join();
        System.out.println(mine == theirs ? "same" : "different");
    }
}
