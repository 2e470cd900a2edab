//@ native: yes
//@ outputs: "00\n" | "01\n" | "02\n" | "11\n" | "12\n" | "22\n"
// Two writes, two reads of the same field: the reads never go backwards.
public class CoherentReads {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            x = 2;
        });
        t.start();
        int first = x;
        int second = x;
        t.join();
        System.out.println(first + "" + second);
    }
}
