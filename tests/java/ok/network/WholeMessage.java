//@ outputs: "[1, 2]"
//@ native: yes
// However a message is cut, who reads until it is complete gets all of it, in order.

import java.io.DataInputStream;
import java.io.IOException;
import java.net.*;
import java.util.Arrays;

public class WholeMessage {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread client = new Thread(() -> {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                socket.getOutputStream().write(new byte[] {1, 2});
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        client.start();
        try (Socket socket = server.accept()) {
            byte[] message = new byte[2];
            new DataInputStream(socket.getInputStream()).readFully(message);
            client.join();
            System.out.print(Arrays.toString(message));
        }
    }
}
