// Sockets and datagrams of java.net: refused, timed out, half closed, closed while somebody waits, and their options.

import java.io.IOException;
import java.io.InputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class PlainSockets {
    interface Action {
        void run() throws IOException;
    }

    static void show(Action action) {
        try {
            action.run();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    static void serve(ServerSocket server) throws IOException {
        try (Socket client = server.accept()) {
            InputStream in = client.getInputStream();
            byte[] piece = new byte[10];
            int all = 0;
            for (int n = in.read(piece); n > 0; n = in.read(piece)) {
                all += n;
            }
            client.getOutputStream().write(("got " + all).getBytes());
        }
    }

    static void streams() throws Exception {
        show(() -> new Socket("127.0.0.1", 1));
        ServerSocket server = new ServerSocket(0);
        server.setSoTimeout(50);
        show(server::accept);
        server.setSoTimeout(0);
        Thread serving = new Thread(() -> show(() -> serve(server)));
        serving.start();
        Socket client = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort());
        client.setTcpNoDelay(true);
        System.out.println(client.getTcpNoDelay() + " " + client.getSoLinger() + " " + client.getKeepAlive());
        System.out.println(client.getLocalAddress());
        client.getOutputStream().write("hello there, server".getBytes());
        client.shutdownOutput();
        System.out.println(new String(client.getInputStream().readAllBytes()));
        serving.join();
        show(() -> new ServerSocket(server.getLocalPort()));
        client.close();
        show(client::getInputStream);
        Thread waiting = new Thread(() -> show(server::accept));
        waiting.start();
        Thread.sleep(100);
        server.close();
        waiting.join();
    }

    static void datagrams() throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket to = new DatagramSocket(0, here); DatagramSocket from = new DatagramSocket()) {
            from.send(new DatagramPacket("ping".getBytes(), 4, here, to.getLocalPort()));
            DatagramPacket packet = new DatagramPacket(new byte[100], 100);
            to.receive(packet);
            System.out.println(new String(packet.getData(), 0, packet.getLength()) + " " + packet.getAddress());
            System.out.println(packet.getPort() == from.getLocalPort());
            to.setSoTimeout(20);
            show(() -> to.receive(packet));
            System.out.println(to.getLocalAddress() + " " + to.getReuseAddress() + " " + to.getBroadcast());
        }
    }

    public static void main(String[] args) throws Exception {
        streams();
        datagrams();
    }
}
