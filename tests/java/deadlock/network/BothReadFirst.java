//@ flags: +net.partial_reads=off
// Each end waits for the other to speak first: nobody ever does.

import java.io.IOException;
import java.net.*;

public class BothReadFirst {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread client = new Thread(() -> {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                socket.getInputStream().read(); //~ DEADLOCK
                socket.getOutputStream().write(1);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        client.start();
        try (Socket socket = server.accept()) {
            socket.getInputStream().read(); //~ DEADLOCK
            socket.getOutputStream().write(1);
        }
    }
}
