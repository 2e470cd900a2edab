// The superclass initialiser needs the subclass, whose initialisation needs the superclass's: entered
// from both ends by two threads.
public class SubclassAndSuperclass {
    static class Base {
        static final Object special = new Derived(); //~ DEADLOCK
    }

    static class Derived extends Base {
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new Derived()); //~ DEADLOCK
        t.start();
        new Base();
        t.join();
    }
}
