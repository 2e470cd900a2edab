//@ native: yes
//@ outputs: "0" | "1"
// The class is initialised by Class.forName or by a reflective read.
public class ForNameReadsWhatIsThere {
    static int x;

    static class C {
        static int seen = x;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Class.forName("ForNameReadsWhatIsThere$C");
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        x = 1;
        int seen = C.class.getDeclaredField("seen").getInt(null);
        t.join();
        System.out.print(seen);
    }
}
