//@ native: yes
//@ outputs: "bb" | "ba" | "ab" | "aa"
// Two chars side by side: each write leaves the other one alone; the reader sees any of the two written.
public class CharsOfOneWord {
    public static void main(String[] args) throws Exception {
        char[] two = {'a', 'a'};
        Thread t = new Thread(() -> two[0] = 'b'), u = new Thread(() -> two[1] = 'b');
        t.start();
        u.start();
        System.out.print("" + two[0] + two[1]);
        t.join();
        u.join();
    }
}
