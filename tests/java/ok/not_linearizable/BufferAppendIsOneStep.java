//@ native: yes
//@ outputs: "\n" | "xy\n"
// append(String) is atomic for who asks the same buffer.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class BufferAppendIsOneStep {
    public static void main(String[] args) throws Exception {
        StringBuffer a = new StringBuffer();
        Thread t = new Thread(() -> a.append("xy"));
        t.start();
        String seen = a.toString();
        t.join();
        System.out.println(seen);
    }
}
