//@ native: yes
//@ outputs: "a" | "x"
public class RangeOfABuilder {
    public static void main(String[] args) throws Exception {
        StringBuilder sb = new StringBuilder("ab");
        Thread t = new Thread(() -> sb.setCharAt(0, 'x'));
        t.start();
        System.out.append(sb, 0, 1);
        t.join();
    }
}
