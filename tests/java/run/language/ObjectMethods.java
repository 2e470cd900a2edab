// java.lang.Object contract: equals, hashCode stability, getClass, toString form, clone of arrays and objects, finalised nothing.
import java.util.*;
public class ObjectMethods {
    static class Pt implements Cloneable {
        int x, y;
        int[] d = {1};
        Pt(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Pt p = (Pt) o;
            return x == p.x && y == p.y;
        }
        @Override public int hashCode() { return Objects.hash(x, y); }
        @Override protected Pt clone() throws CloneNotSupportedException { return (Pt) super.clone(); }
    }
    static class Pt3 extends Pt { long z = 1L << 50; double w = -0.0; String s = "s"; Pt3() { super(1, 2); } }
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + " " + (o.hashCode() == o.hashCode()) + " "
                + (System.identityHashCode(o) == o.hashCode()) + " " + System.identityHashCode(null) + " "
                + o.toString().equals("java.lang.Object@" + Integer.toHexString(o.hashCode())));
        Pt a = new Pt(1, 2), b = a.clone();
        System.out.println(a.equals(b) + " " + (a == b) + " " + (a.d == b.d) + " " + a.hashCode() + " " + a.equals(new Pt3()) + " "
                + new Pt3().equals(a));
        Pt3 c = (Pt3) new Pt3().clone();
        System.out.println(c.getClass().getSimpleName() + c.z + c.w + c.s + c.x);
        Set<Pt> s = new HashSet<>();
        s.add(a);
        System.out.println(s.contains(b));
        a.x = 99;
        System.out.println(s.contains(a) + " " + s.contains(b) + " " + s.iterator().next().equals(a));
        System.out.println(Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.hash(1, "a", null) + " "
                + Objects.hashCode(null) + " " + Objects.equals(null, null) + Objects.equals(a, null)
                + Objects.deepEquals(new int[]{1}, new int[]{1}) + " " + Objects.requireNonNullElse(null, "else")
                + Objects.toString(null, "dflt") + Objects.isNull(null));
        try { Objects.requireNonNull(null, "msg here"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Objects.requireNonNull(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Objects.checkIndex(5, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Objects.checkFromToIndex(3, 2, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Objects.checkFromIndexSize(3, 9, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.println(o.getClass() + " " + int.class + " " + int[].class + " " + a.getClass() + " " + Runnable.class + " "
                + void.class + " " + Integer.TYPE + " " + Map.Entry.class.getName() + " " + Pt.class.getTypeName() + " "
                + int[][].class.getTypeName() + " " + Pt.class.getCanonicalName() + " "
                + new Object() {}.getClass().getCanonicalName() + " " + Pt.class.getSuperclass()
                + Pt3.class.getSuperclass().getSimpleName() + int.class.getSuperclass() + Runnable.class.getSuperclass() + " "
                + Pt.class.getPackageName().isEmpty() + String.class.getPackageName());
        System.out.println(new ObjectMethods() { { System.out.print("init "); } }.getClass().getName() + " "
                + Pt.class.getEnclosingClass().getName() + Pt.class.isMemberClass() + Arrays.toString(Pt.class.getInterfaces())
                + Pt.class.isInterface() + int.class.isPrimitive() + int[].class.isArray());
    }
}
