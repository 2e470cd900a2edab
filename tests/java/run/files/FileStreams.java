// Streams over files: write, append, truncate, read back, skip, available, and the errors of paths that do not work.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

public class FileStreams {
    static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    static void fails(String what, Action action) {
        try {
            action.run();
            show(what, "worked");
        } catch (IOException e) {
            show(what, e);
        }
    }

    interface Action {
        void run() throws IOException;
    }

    static String read(File file) throws IOException {
        try (InputStream in = new FileInputStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public static void main(String[] args) throws IOException {
        File folder = File.createTempFile("streams", null);
        show("temp deleted", folder.delete());
        show("made", folder.mkdir());
        File file = new File(folder, "a.txt");
        show("exists", file.exists());
        try (Writer out = new FileWriter(file)) {
            out.write("one\ntwo\n");
        }
        try (OutputStream out = new FileOutputStream(file, true)) {
            out.write("three\n".getBytes());
            out.write('!');
        }
        show("length", file.length());
        show("content", read(file).replace('\n', '/'));
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                show("line", line);
            }
        }
        try (FileInputStream in = new FileInputStream(file)) {
            show("available", in.available());
            show("skipped", in.skip(4));
            show("byte", (char) in.read());
            show("rest", in.readAllBytes().length);
            show("end", in.read());
            show("over", in.skip(10));
            show("available", in.available());
        }
        try (Scanner scanner = new Scanner(file)) {
            show("scanned", scanner.next() + scanner.next());
        }
        try (PrintStream out = new PrintStream(file)) {
            out.printf("%05d%n", 42);
        }
        show("overwritten", read(file).trim() + " " + file.length());
        FileOutputStream held = new FileOutputStream(file);
        show("truncated at open", file.length());
        held.write(new byte[1000]);
        show("visible before close", file.length());
        held.close();
        fails("closed", () -> held.write(1));
        fails("missing", () -> new FileInputStream(new File(folder, "nope").getName()));
        fails("folder in", () -> new FileInputStream("/").read());
        fails("folder out", () -> new FileOutputStream("/"));
        fails("no folder", () -> new FileOutputStream("nope/nope/x"));
        fails("below a file", () -> new FileOutputStream("/etc/passwd/x"));
        FileOutputStream unlinked = new FileOutputStream(file);
        show("deleted while open", file.delete());
        unlinked.write(1);
        unlinked.close();
        show("gone", !file.exists());
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(file))) {
            out.writeObject(new int[] {1, 2, 3});
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(file))) {
            show("object", ((int[]) in.readObject())[2]);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
        show("not empty", folder.delete());
        show("cleared", file.delete() && folder.delete());
    }
}
