//@ note: need not end
// A server is meant to go on for ever.

public class ServerLoop {
    static volatile int request, answer;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                if (request != answer) answer = request;
                else Thread.yield();
            }
        }).start();
        request = 1;
        while (answer != 1) Thread.yield();
    }
}
