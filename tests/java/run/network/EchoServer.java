// A server and a client of java.net in one program: lines there and back, ends of streams, options, closed and refused
// connections, timeouts.

import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;

public class EchoServer {
    static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        show("here", here.getHostAddress() + " " + InetAddress.getByName("127.0.0.1").isLoopbackAddress());
        show("named", InetAddress.getByName("localhost").getHostAddress());
        ServerSocket server = new ServerSocket(0, 5, here);
        int port = server.getLocalPort();
        show("bound", server.isBound() && port > 0);
        Thread echo = new Thread(() -> {
            try (Socket client = server.accept();
                    BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream()))) {
                OutputStream out = client.getOutputStream();
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    out.write((line.toUpperCase() + "\n").getBytes(StandardCharsets.UTF_8));
                }
                out.write("bye\n".getBytes());
            } catch (IOException e) {
                show("server", e);
            }
        });
        echo.start();
        try (Socket socket = new Socket(here, port)) {
            show("connected", socket.isConnected() && socket.getPort() == port && socket.getLocalPort() != port);
            socket.setTcpNoDelay(true);
            show("no delay", socket.getTcpNoDelay());
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
            out.println("hello");
            show("first", in.readLine());
            out.println("world");
            show("second", in.readLine());
            socket.shutdownOutput();
            show("last", in.readLine());
            show("end", in.readLine());
        }
        echo.join();
        server.setSoTimeout(10);
        try {
            server.accept();
        } catch (SocketTimeoutException e) {
            show("timeout", e.getMessage());
        }
        try (ServerSocket second = new ServerSocket()) {
            second.bind(new InetSocketAddress(here, port));
        } catch (BindException e) {
            show("in use", e.getMessage().startsWith("Address already in use"));
        }
        server.close();
        try {
            new Socket(here, port).close();
        } catch (ConnectException e) {
            show("refused", e.getMessage());
        }
        try {
            server.accept();
        } catch (SocketException e) {
            show("closed", e.getMessage());
        }
    }
}
