//@ outputs: "00" | "01" | "10" | "11"
// Two elements of an array of booleans: the first is set, then the second, then the first is cleared. The reader looks at the second, then
// at the first.
public class FlagsThatShareAWord {
    static final boolean[] flags = new boolean[2];

    static String look(int i) {
        return flags[i] ? "1" : "0";
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            flags[0] = true;
            flags[1] = true;
            flags[0] = false;
        });
        writer.start();
        System.out.print(look(1) + look(0));
    }
}
