// Random access and channels: positions, holes, truncation, scattered reads, mapped reads, transfers, locks.

import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

public class FileChannels {
    static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("channel", ".bin");
        randomAccess(path.toFile());
        channels(path);
        transfers(path);
        locks(path);
        Files.delete(path);
        try (FileChannel none = FileChannel.open(path, StandardOpenOption.READ)) {
            show("opened", none);
        } catch (NoSuchFileException e) {
            show("missing", e.getReason());
        }
    }

    static void randomAccess(File file) throws IOException {
        try (RandomAccessFile f = new RandomAccessFile(file, "rw")) {
            f.writeInt(0x01020304);
            f.writeUTF("text");
            show("at", f.getFilePointer() + " of " + f.length());
            f.seek(2);
            f.write(9);
            f.seek(0);
            show("int", Integer.toHexString(f.readInt()) + " " + f.readUTF());
            f.seek(20);
            f.writeByte(7);
            show("hole", f.length());
            f.seek(12);
            show("zero", f.read() + " " + f.skipBytes(100));
            f.setLength(6);
            show("cut", f.getFilePointer() + " " + f.length());
            f.setLength(8);
            f.seek(6);
            show("grown", f.readShort());
            try {
                f.readByte();
            } catch (EOFException e) {
                show("end", e.getClass());
            }
        }
        try (RandomAccessFile f = new RandomAccessFile(file, "r")) {
            show("first", f.read());
            f.write(1);
        } catch (IOException e) {
            show("read only", e.getMessage());
        }
    }

    static void channels(Path path) throws IOException {
        Set<OpenOption> options = Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        try (FileChannel c = FileChannel.open(path, options)) {
            show("written", c.write(ByteBuffer.wrap("0123456789".getBytes())));
            show("position", c.position() + " " + c.size());
            c.write(ByteBuffer.wrap("ab".getBytes()), 3);
            ByteBuffer direct = ByteBuffer.allocateDirect(4);
            show("read at", c.read(direct, 2));
            direct.flip();
            show("bytes", (char) direct.get() + "" + (char) direct.get());
            c.position(8);
            ByteBuffer[] parts = {ByteBuffer.allocate(1), ByteBuffer.allocate(5)};
            show("scattered", c.read(parts) + " " + parts[0].position() + " " + parts[1].position());
            show("at the end", c.read(ByteBuffer.allocate(1)));
            ByteBuffer[] more = {ByteBuffer.wrap("xy".getBytes()), ByteBuffer.wrap("z".getBytes())};
            show("gathered", c.write(more) + " " + c.size());
            c.truncate(5);
            show("truncated", c.size() + " " + c.position());
            MappedByteBuffer map = c.map(FileChannel.MapMode.READ_ONLY, 1, 4);
            show("mapped", (char) map.get(0) + " " + map.remaining());
        }
        try (FileChannel c = FileChannel.open(path, StandardOpenOption.APPEND)) {
            c.write(ByteBuffer.wrap("!".getBytes()));
            show("appended", c.position() + " " + Files.readString(path));
            c.read(ByteBuffer.allocate(1));
        } catch (NonReadableChannelException e) {
            show("write only", e.getClass());
        }
    }

    static void transfers(Path path) throws IOException {
        Path copy = Files.createTempFile("copy", null);
        try (FileChannel from = FileChannel.open(path, StandardOpenOption.READ);
                FileChannel to = FileChannel.open(copy, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            show("to", from.transferTo(1, 3, to));
            show("from", to.transferFrom(from, 3, 100));
            show("copy", Files.readString(copy));
        }
        try (FileChannel last = FileChannel.open(copy, StandardOpenOption.READ, StandardOpenOption.DELETE_ON_CLOSE)) {
            show("still read", last.size());
        }
        show("deleted on close", Files.notExists(copy));
    }

    static void locks(Path path) throws IOException {
        try (FileChannel c = FileChannel.open(path, StandardOpenOption.WRITE)) {
            FileLock lock = c.lock();
            show("locked", lock.isValid() + " " + lock.isShared());
            try (FileChannel other = FileChannel.open(path, StandardOpenOption.WRITE)) {
                other.tryLock();
            } catch (OverlappingFileLockException e) {
                show("overlaps", e.getClass());
            }
            lock.release();
            show("free", c.tryLock(0, 1, false).isValid());
        }
    }
}
