//@ native: yes
//@ outputs: "IllegalArgumentException"
public class NegativeJoin {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        try {
            t.join(-1);
        } catch (IllegalArgumentException e) {
            System.out.print("IllegalArgumentException");
        }
    }
}
