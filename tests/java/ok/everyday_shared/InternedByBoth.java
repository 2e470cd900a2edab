//@ outputs: "true"
// Whoever is first, there is one canonical string.
public class InternedByBoth {
    public static void main(String[] args) throws Exception {
        String[] got = new String[1];
        char[] text = {'x', 'y'};
        Thread other = new Thread(() -> got[0] = new String(text).intern());
        other.start();
        String mine = new String(text).intern();
        other.join();
        System.out.print(got[0] == mine);
    }
}
