//@ outputs: "0,0" | "0,1" | "0,2" | "1,1" | "1,2" | "2,2"
// The second write is a reflective one.
public class IsSetAgainByReflection {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1; try { IsSetAgainByReflection.class.getDeclaredField("x").setInt(null, 2); } catch (ReflectiveOperationException e) { throw new Error(e); } });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
