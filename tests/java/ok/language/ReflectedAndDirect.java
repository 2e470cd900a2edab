//@ native: yes
//@ outputs: "1" | "2"
// One thread adds by reflection, the other one by the field.
public class ReflectedAndDirect {
    int n;
    public static void main(String[] args) throws Exception {
        ReflectedAndDirect o = new ReflectedAndDirect();
        java.lang.reflect.Field f = ReflectedAndDirect.class.getDeclaredField("n");
        Thread t = new Thread(() -> { try { f.setInt(o, f.getInt(o) + 1); } catch (IllegalAccessException e) { throw new AssertionError(e); } });
        t.start();
        o.n++;
        t.join();
        System.out.print(o.n);
    }
}
