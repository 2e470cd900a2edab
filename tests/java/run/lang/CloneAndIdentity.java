// Object.clone, hashCode and equals contracts, getClass, toString shape.
import java.util.*;

public class CloneAndIdentity {
    static class Plain {
    }

    static class Shape implements Cloneable {
        int x = 1;
        int[] arr = {1, 2};
        transient String t = "t";
        Shape self = this;

        @Override
        public Shape clone() {
            try {
                return (Shape) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Sub extends Shape {
        final List<String> l = new ArrayList<>(List.of("a"));
    }

    static class NotCloneable {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) {
        Sub s = new Sub();
        Sub c = (Sub) s.clone();
        System.out.println((c != s) + " " + (c.getClass() == Sub.class) + " " + c.x + " " + (c.arr == s.arr) + " " + c.t + " " + (c.self == s) + " " + (c.l == s.l));
        try {
            new NotCloneable().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        Plain p = new Plain();
        int h = p.hashCode();
        for (int i = 0; i < 3; i++) System.gc();
        System.out.println((h == p.hashCode()) + " " + (h == System.identityHashCode(p)) + " " + p.equals(p) + " " + p.equals(new Plain()) + " " + p.toString().equals("CloneAndIdentity$Plain@" + Integer.toHexString(h)));
        synchronized (p) {
            System.out.println(h == p.hashCode());
        }
        System.out.println("s".hashCode() == System.identityHashCode("s") || true);
        int[] a = {1, 2, 3};
        System.out.println(a.equals(a.clone()) + " " + Arrays.equals(a, a.clone()) + " " + a.toString().startsWith("[I@") + " " + new String[0][0].toString().startsWith("[[Ljava.lang.String;@"));
        Set<Integer> hashes = new HashSet<>();
        Object[] keep = new Object[200];
        for (int i = 0; i < 200; i++) hashes.add((keep[i] = new Object()).hashCode());
        System.out.println(hashes.size() > 150);
        Object o = new Object() {
            @Override
            public int hashCode() {
                return 7;
            }
        };
        System.out.println(o.hashCode() + " " + (System.identityHashCode(o) == System.identityHashCode(o)) + " " + Objects.hash(o));
        System.out.println(new Plain[0].getClass().getSuperclass() + " " + ((Object) a).getClass().isInstance(a));
    }
}
