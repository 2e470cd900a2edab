//@ native: yes
//@ outputs: "0 " | "0 ab" | "2 ab"
// A synchronized buffer changes between two calls, never in the middle of one.

public class BufferGrowsBetweenCalls {
    public static void main(String[] args) throws Exception {
        StringBuffer buffer = new StringBuffer();
        Thread t = new Thread(() -> buffer.append("ab"));
        t.start();
        int length = buffer.length();
        String text = buffer.toString();
        t.join();
        System.out.print(length + " " + text);
    }
}
