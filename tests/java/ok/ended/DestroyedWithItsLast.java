// Up to JDK 18 a daemon group is destroyed with its last thread; whoever looks sees it before or after.
//@ needs: jdk<=18
//@ outputs: "false" | "true"
public class DestroyedWithItsLast {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        group.setDaemon(true);
        new Thread(group, () -> {}).start();
        System.out.print(group.isDestroyed());
    }
}
