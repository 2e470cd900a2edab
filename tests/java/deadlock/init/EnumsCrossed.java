// Two enums whose initialisers need each other, begun at both ends. Each needs its own static method as well.
public class EnumsCrossed {
    enum Left {
        ONE;

        static final Right OTHER = Right.valueOf("ONE"); //~ DEADLOCK
    }

    enum Right {
        ONE;

        static final Left OTHER = Left.valueOf("ONE"); //~ DEADLOCK
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Right.ONE.name());
        t.start();
        Left.ONE.name();
        t.join();
    }
}
