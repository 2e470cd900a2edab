// Piped streams and readers between two threads; broken pipes.
import java.io.*;
import java.util.*;

public class PipedThreads {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(8);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread w = new Thread(() -> {
            try (DataOutputStream d = new DataOutputStream(out)) {
                for (int i = 0; i < 50; i++) d.writeInt(i * i);
                d.writeUTF("end of the pipe");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        w.start();
        DataInputStream d = new DataInputStream(in);
        long sum = 0;
        for (int i = 0; i < 50; i++) sum = sum * 3 + d.readInt();
        System.out.println(sum + " " + d.readUTF() + " " + d.read());
        w.join();
        PipedReader r = new PipedReader(4);
        PipedWriter pw = new PipedWriter(r);
        Thread t = new Thread(() -> {
            try {
                pw.write("hello through\na tiny pipe\n");
                pw.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        t.start();
        BufferedReader br = new BufferedReader(r);
        System.out.println(br.readLine() + "|" + br.readLine() + "|" + br.readLine());
        t.join();
        try {
            new PipedInputStream().read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new PipedOutputStream().write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            out.connect(in);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PipedInputStream dead = new PipedInputStream();
        PipedOutputStream deadOut = new PipedOutputStream(dead);
        Thread dies = new Thread(() -> {
            try {
                deadOut.write(7);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        dies.start();
        dies.join();
        System.out.print(dead.read() + " ");
        try {
            dead.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        dead.close();
        try {
            deadOut.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
