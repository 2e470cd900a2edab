//@ outputs: "xy" | "yx" | "x" | "y"
// With room for both nothing is thrown, but one character can overwrite the other.
public class BuilderLosesAChar {
    public static void main(String[] args) throws Exception {
        StringBuilder b = new StringBuilder(8);
        Thread t = new Thread(() -> b.append('x'));
        t.start();
        b.append('y');
        t.join();
        System.out.print(b.toString().replace((char) 0, '0'));
    }
}
