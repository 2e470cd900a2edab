//@ outputs: "null,null" | "null,a" | "a,a"
// An element of an array.
public class ElementIsSetOnce {
    static final String[] cells = new String[2];

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { cells[1] = "a"; });
        writer.start();
        String a = cells[1];
        String b = cells[1];
        writer.join();
        System.out.print(a + "," + b);
    }
}
