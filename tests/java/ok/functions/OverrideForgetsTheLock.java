//@ outputs: "2,1" | "2,2"
// What the class above does under its lock is right, what the override adds is not.
public class OverrideForgetsTheLock {
    static class Base {
        int n;

        synchronized void add() {
            n++;
        }
    }

    static class Sub extends Base {
        int more;

        @Override
        void add() {
            super.add();
            more++;
        }
    }

    public static void main(String[] args) throws Exception {
        Sub sub = new Sub();
        Thread other = new Thread(sub::add);
        other.start();
        sub.add();
        other.join();
        System.out.print(sub.n + "," + sub.more);
    }
}
