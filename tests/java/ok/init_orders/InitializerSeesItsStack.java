//@ native: yes
//@ outputs: "left" | "right"
// The initialiser asks who has called it.
public class InitializerSeesItsStack {
    static class H {
        static final String WHO = new Throwable().getStackTrace()[1].getMethodName();
        static void touch() {}
    }
    static void left() { H.touch(); }
    static void right() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(InitializerSeesItsStack::left);
        t.start();
        right();
        t.join();
        System.out.print(H.WHO);
    }
}
