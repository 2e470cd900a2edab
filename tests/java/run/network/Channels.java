// Channels of java.nio in one program: a selector that serves, a pipe, datagrams.

import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

public class Channels {
    static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    static String text(ByteBuffer buffer) {
        buffer.flip();
        return StandardCharsets.UTF_8.decode(buffer).toString();
    }

    public static void main(String[] args) throws Exception {
        selector();
        pipe();
        datagrams();
    }

    static void selector() throws Exception {
        Selector selector = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        server.configureBlocking(false);
        server.register(selector, SelectionKey.OP_ACCEPT);
        show("nothing yet", selector.selectNow() + " " + (server.accept() == null));
        InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
        Thread client = new Thread(() -> {
            try (SocketChannel channel = SocketChannel.open(address)) {
                channel.write(ByteBuffer.wrap("ping".getBytes()));
                ByteBuffer answer = ByteBuffer.allocate(16);
                while (channel.read(answer) >= 0) { }
                show("answer", text(answer));
            } catch (IOException e) {
                show("client", e);
            }
        });
        client.start();
        ByteBuffer got = ByteBuffer.allocate(16);
        boolean serving = true;
        while (serving) {
            selector.select();
            for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext(); ) {
                SelectionKey key = keys.next();
                keys.remove();
                if (key.isAcceptable()) {
                    SocketChannel channel = server.accept();
                    channel.configureBlocking(false);
                    channel.register(selector, SelectionKey.OP_READ);
                } else if (key.isReadable()) {
                    SocketChannel channel = (SocketChannel) key.channel();
                    channel.read(got);
                    if (got.position() == 4) {
                        show("asked", text(got));
                        channel.write(ByteBuffer.wrap("pong".getBytes()));
                        channel.close();
                        serving = false;
                    }
                }
            }
        }
        client.join();
        server.close();
        selector.close();
        show("closed", selector.isOpen() + " " + server.isOpen());
    }

    static void pipe() throws Exception {
        Pipe pipe = Pipe.open();
        Thread writer = new Thread(() -> {
            try (Pipe.SinkChannel sink = pipe.sink()) {
                sink.write(ByteBuffer.wrap("through".getBytes()));
            } catch (IOException e) {
                show("sink", e);
            }
        });
        writer.start();
        ByteBuffer got = ByteBuffer.allocate(16);
        while (pipe.source().read(got) >= 0) { }
        show("piped", text(got));
        writer.join();
        pipe.source().close();
    }

    static void datagrams() throws Exception {
        try (DatagramSocket one = new DatagramSocket(0, InetAddress.getLoopbackAddress());
                DatagramSocket two = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            byte[] bytes = "datagram".getBytes();
            one.send(new DatagramPacket(bytes, bytes.length, InetAddress.getLoopbackAddress(), two.getLocalPort()));
            DatagramPacket packet = new DatagramPacket(new byte[4], 4);
            two.receive(packet);
            show("received", new String(packet.getData(), 0, packet.getLength()) + " "
                    + (packet.getPort() == one.getLocalPort()));
            two.setSoTimeout(5);
            try {
                two.receive(packet);
            } catch (SocketTimeoutException e) {
                show("timeout", e.getMessage());
            }
        }
    }
}
