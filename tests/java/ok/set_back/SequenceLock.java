//@ outputs: "00" | "11" | "again"
// The reader takes what it has seen only if the number was even and is the same afterwards.
public class SequenceLock {
    static volatile int number;
    static int a;
    static int b;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            number++;
            a = 1;
            b = 1;
            number++;
        });
        writer.start();
        int before = number;
        String seen = "" + a + b;
        System.out.print(before % 2 == 0 && number == before ? seen : "again");
    }
}
