//@ native: yes
//@ outputs: "Thread-0"
// The error of later users names the thread in which the initialiser failed.
public class FirstFailureIsRemembered {
    static class H { static { if (true) throw new IllegalStateException("x"); } static void touch() {} }
    static void use() { try { H.touch(); } catch (LinkageError e) { } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FirstFailureIsRemembered::use);
        t.start();
        t.join();
        try {
            H.touch();
        } catch (NoClassDefFoundError e) {
            String text = e.getCause().getMessage();
            System.out.print(text.substring(text.indexOf('"') + 1, text.lastIndexOf('"')));
        }
    }
}
