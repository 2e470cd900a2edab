//@ outputs: "0" | "1" | "2"
// The reader holds the lock of the neighbour: it sees what is in the middle.
public class LockOfTheWrongElement {
    public static void main(String[] args) throws Exception {
        int[] data = new int[2];
        Object[] locks = {new Object(), new Object()};
        Thread writer = new Thread(() -> {
            synchronized (locks[1]) {
                data[1] = 7;
            }
            synchronized (locks[0]) {
                data[0] = 1;
                data[0] = 2;
            }
        });
        writer.start();
        synchronized (locks[1]) {
            System.out.print(data[0]);
        }
    }
}
