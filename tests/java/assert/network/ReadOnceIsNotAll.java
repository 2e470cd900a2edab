// A message of two bytes may come in two pieces: who reads once and takes what comes for all is wrong.

import java.io.IOException;
import java.net.*;

public class ReadOnceIsNotAll {
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
            int count = socket.getInputStream().read(new byte[2]);
            assert count == 2; //~ ASSERT
            client.join();
        }
    }
}
