//@ outputs: "refused" | "served"
// Whoever connects before the server listens is refused; after it, served.

import java.io.IOException;
import java.net.*;

public class ConnectBeforeBind {
    public static void main(String[] args) throws Exception {
        Thread server = new Thread(() -> {
            try (ServerSocket socket = new ServerSocket(5000, 1, InetAddress.getLoopbackAddress())) {
                socket.accept().close();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        server.setDaemon(true);
        server.start();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), 5000)) {
            System.out.print("served");
        } catch (ConnectException e) {
            System.out.print("refused");
        }
    }
}
