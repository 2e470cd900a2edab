// Deflater, Inflater, GZIP, Zip, checksums in memory.
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class CompressRoundTrips {
    static byte[] data(int n) {
        byte[] b = new byte[n];
        for (int i = 0; i < n; i++) b[i] = (byte) ((i * i / 7) % 23 + (i % 50 == 0 ? i : 0));
        return b;
    }

    public static void main(String[] args) throws Exception {
        byte[] src = data(3000);
        for (int level : new int[] {Deflater.NO_COMPRESSION, Deflater.BEST_SPEED, Deflater.DEFAULT_COMPRESSION, Deflater.BEST_COMPRESSION}) {
            for (boolean nowrap : new boolean[] {false, true}) {
                Deflater d = new Deflater(level, nowrap);
                d.setInput(src);
                d.finish();
                byte[] buf = new byte[5000];
                int n = d.deflate(buf);
                Inflater i = new Inflater(nowrap);
                i.setInput(buf, 0, n);
                byte[] out = new byte[src.length];
                int m = i.inflate(out);
                System.out.println(level + " " + nowrap + " smaller " + (n < src.length) + " " + m + " " + Arrays.equals(src, out) + " " + d.finished() + " " + i.finished() + " " + (d.getTotalIn() == 3000) + " " + (d.getBytesWritten() == n) + " " + i.getRemaining() + (nowrap ? "" : " " + (d.getAdler() == i.getAdler())));
                d.end();
                i.end();
            }
        }
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(b)) {
            g.write(src, 0, 1000);
            g.write(src, 1000, 2000);
        }
        byte[] gz = b.toByteArray();
        System.out.println(Arrays.equals(src, new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes()) + " " + (gz[0] & 255) + " " + (gz[1] & 255));
        gz[gz.length - 5]++;
        for (byte[] bad : new byte[][] {gz, Arrays.copyOf(gz, 20), {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}) {
            try {
                new GZIPInputStream(new ByteArrayInputStream(bad)).readAllBytes();
            } catch (IOException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        b.reset();
        try (ZipOutputStream z = new ZipOutputStream(b)) {
            z.setComment("c");
            for (String n : new String[] {"a.txt", "dir/", "dir/b.bin"}) {
                ZipEntry e = new ZipEntry(n);
                e.setTime(0);
                z.putNextEntry(e);
                if (!e.isDirectory()) z.write(n.endsWith("bin") ? src : n.getBytes());
                z.closeEntry();
            }
            ZipEntry st = new ZipEntry("stored");
            st.setMethod(ZipEntry.STORED);
            st.setSize(4);
            CRC32 crc = new CRC32();
            crc.update("data".getBytes());
            st.setCrc(crc.getValue());
            z.putNextEntry(st);
            z.write("data".getBytes());
            try {
                z.putNextEntry(new ZipEntry("a.txt"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(b.toByteArray()))) {
            for (ZipEntry e = z.getNextEntry(); e != null; e = z.getNextEntry()) {
                byte[] c = z.readAllBytes();
                System.out.println(e.getName() + " " + e.isDirectory() + " " + c.length + " " + Long.toHexString(e.getCrc()) + " " + e.getMethod() + " " + Arrays.hashCode(c));
            }
        }
        CRC32 crc = new CRC32();
        Adler32 adler = new Adler32();
        CRC32C c = new CRC32C();
        for (Checksum k : new Checksum[] {crc, adler, c}) {
            k.update(src, 0, src.length);
            System.out.print(Long.toHexString(k.getValue()) + " ");
            k.reset();
            k.update(65);
            System.out.print(Long.toHexString(k.getValue()) + " ");
            k.update("123456789".getBytes());
            System.out.println(Long.toHexString(k.getValue()));
        }
        Inflater raw = new Inflater();
        raw.setInput(new byte[] {1, 2, 3, 4});
        try {
            raw.inflate(new byte[10]);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
        CheckedInputStream ci = new CheckedInputStream(new ByteArrayInputStream(src), new CRC32());
        ci.readAllBytes();
        System.out.println(Long.toHexString(ci.getChecksum().getValue()));
        InflaterInputStream ii = new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream(src)));
        System.out.println(Arrays.equals(ii.readAllBytes(), src));
        Deflater dict = new Deflater();
        dict.setDictionary("hello world".getBytes());
        dict.setInput("hello hello world".getBytes());
        dict.finish();
        byte[] db = new byte[100];
        int n = dict.deflate(db);
        Inflater di = new Inflater();
        di.setInput(db, 0, n);
        byte[] o = new byte[100];
        System.out.print(di.inflate(o) + " " + di.needsDictionary() + " ");
        di.setDictionary("hello world".getBytes());
        System.out.println(new String(o, 0, di.inflate(o)));
    }
}
