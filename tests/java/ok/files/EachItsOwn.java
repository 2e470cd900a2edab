//@ outputs: "1 2 []"
//@ native: yes
// Each thread has a file of its own in a folder of its own: nobody can tell in which order they work.

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;

public class EachItsOwn {
    static int work(int number) {
        File folder = new File("each-its-own-" + number);
        File file = new File(folder, "data");
        try {
            if (!folder.mkdir()) {
                throw new AssertionError("nobody else makes " + folder);
            }
            try (RandomAccessFile data = new RandomAccessFile(file, "rw")) {
                data.writeInt(number);
                data.seek(0);
                return data.readInt();
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        } finally {
            if (!file.delete() || !folder.delete()) {
                throw new AssertionError("nobody else touches " + folder);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[] found = new int[1];
        Thread other = new Thread(() -> found[0] = work(2));
        other.start();
        int mine = work(1);
        other.join();
        String[] left = new File(".").list((folder, name) -> name.startsWith("each-its-own"));
        System.out.print(mine + " " + found[0] + " " + Arrays.toString(left));
    }
}
