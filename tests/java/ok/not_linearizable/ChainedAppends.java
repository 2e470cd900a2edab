//@ native: yes
//@ outputs: "axby\n" | "axyb\n" | "abxy\n" | "xaby\n" | "xayb\n" | "xyab\n"
// Each append is a step, two in a row are two.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ChainedAppends {
    public static void main(String[] args) throws Exception {
        StringBuffer a = new StringBuffer();
        Thread t = new Thread(() -> a.append('a').append('b'));
        t.start();
        a.append('x').append('y');
        t.join();
        System.out.println(a);
    }
}
