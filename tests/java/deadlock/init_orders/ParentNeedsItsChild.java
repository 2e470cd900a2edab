// One thread initialises the parent, which needs the child; another the child, which needs the parent first.

public class ParentNeedsItsChild {
    static class Parent {
        static final Object CHILD = new Child();
    }

    static class Child extends Parent {
        static int x;
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> Parent.CHILD.hashCode()).start(); //~ DEADLOCK
        Child.x = 1; //~ DEADLOCK
    }
}
