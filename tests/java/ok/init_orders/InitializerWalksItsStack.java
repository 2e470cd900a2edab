//@ native: yes
//@ outputs: "left" | "right"
// The initialiser asks who has called it.
public class InitializerWalksItsStack {
    static class H {
        static final String WHO = StackWalker.getInstance().walk(s -> s.skip(1).findFirst().get().getMethodName());
        static void touch() {}
    }
    static void left() { H.touch(); }
    static void right() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(InitializerWalksItsStack::left);
        t.start();
        right();
        t.join();
        System.out.print(H.WHO);
    }
}
