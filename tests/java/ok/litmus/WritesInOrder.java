//@ native: yes
//@ outputs: "00" | "01" | "02" | "12" | "22" | "11" 
// Coherence of one variable: two reads never see it go back.
public class WritesInOrder {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; x = 2; });
        t.start();
        int a = x;
        System.out.print(a + "" + x);
        t.join();
    }
}
