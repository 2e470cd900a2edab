//@ outputs: "00" | "01" | "11"
// Each element has a lock of its own. The second is read first: if it is there, so is the first, which was written before.
public class LocksOfElements {
    public static void main(String[] args) throws Exception {
        int[] data = new int[2];
        Object[] locks = {new Object(), new Object()};
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                synchronized (locks[i]) {
                    data[i] = 1;
                }
            }
        });
        writer.start();
        int second;
        synchronized (locks[1]) {
            second = data[1];
        }
        int first;
        synchronized (locks[0]) {
            first = data[0];
        }
        System.out.print("" + second + first);
    }
}
