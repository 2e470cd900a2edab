//@ flags: +listener=race
// Initialising a subclass initialises its superclass first.
public class InitializerOfSuperclass {
    static class Base {
        static int base = Integer.parseInt("1");
    }

    static class Sub extends Base {
        static int sub = base + 1;
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Sub.sub + Sub.base)).start();
        System.out.println(Sub.base);
    }
}
