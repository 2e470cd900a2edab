//@ native: yes
//@ outputs: "work hook "
// A shutdown hook runs after the last thread has ended.
public class ShutdownHookLast {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("hook ")));
        new Thread(() -> System.out.print("work ")).start();
    }
}
