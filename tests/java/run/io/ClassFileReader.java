// Parses its own class file from the class path: constant pool, methods, attributes.
import java.io.*;
import java.util.*;

public class ClassFileReader {
    static final long LONG = 0x1122334455667788L;
    static final String STR = "constant";

    interface Marker { }

    static abstract class Sample implements Marker, Comparable<Sample> {
        int f;
        static final double D = 2.5;

        abstract void a() throws IOException;

        native int n(long x);

        public synchronized String s(int... v) {
            return "s" + v.length + f;
        }
    }

    static String[] utf;
    static int[] clsIndex;

    static String name(int i) {
        return i == 0 ? "none" : utf[clsIndex[i]];
    }

    static void members(DataInputStream d, String kind) throws IOException {
        List<String> lines = new ArrayList<>();
        int n = d.readUnsignedShort();
        for (int i = 0; i < n; i++) {
            int acc = d.readUnsignedShort();
            String nm = utf[d.readUnsignedShort()] + utf[d.readUnsignedShort()];
            TreeSet<String> attrs = new TreeSet<>();
            for (int a = d.readUnsignedShort(); a > 0; a--) {
                attrs.add(utf[d.readUnsignedShort()]);
                d.skipBytes(d.readInt());
            }
            lines.add(Integer.toHexString(acc) + " " + nm + " " + attrs);
        }
        Collections.sort(lines);
        for (String l : lines) System.out.println("  " + kind + " " + l);
    }

    static void parse(String file) throws IOException {
        try (DataInputStream d = new DataInputStream(ClassFileReader.class.getResourceAsStream(file))) {
            System.out.println(Integer.toHexString(d.readInt()) + " minor " + d.readUnsignedShort() + " major at least 61 " + (d.readUnsignedShort() >= 61));
            int n = d.readUnsignedShort();
            utf = new String[n];
            clsIndex = new int[n];
            for (int i = 1; i < n; i++) {
                int tag = d.readUnsignedByte();
                switch (tag) {
                    case 1: utf[i] = d.readUTF(); break;
                    case 3: case 4: case 9: case 10: case 11: case 12: case 17: case 18: d.readInt(); break;
                    case 5: case 6: d.readLong(); i++; break;
                    case 7: clsIndex[i] = d.readUnsignedShort(); break;
                    case 8: case 16: case 19: case 20: d.readUnsignedShort(); break;
                    case 15: d.readUnsignedByte(); d.readUnsignedShort(); break;
                    default: throw new IOException("tag " + tag);
                }
            }
            System.out.println(Integer.toHexString(d.readUnsignedShort()) + " " + name(d.readUnsignedShort()) + " extends " + name(d.readUnsignedShort()));
            for (int i = d.readUnsignedShort(); i > 0; i--) System.out.println("  implements " + name(d.readUnsignedShort()));
            members(d, "field");
            members(d, "method");
        }
    }

    public static void main(String[] args) throws IOException {
        parse("ClassFileReader$Sample.class");
        parse("ClassFileReader$Marker.class");
        System.out.println(LONG + STR);
    }
}
