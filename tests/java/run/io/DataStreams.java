// DataOutputStream bytes and modified UTF-8, EOF and bad encodings.
import java.io.*;
import java.util.*;

public class DataStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(bytes);
        o.writeBoolean(true);
        o.writeByte(-2);
        o.writeShort(-300);
        o.writeChar('\u4e2d');
        o.writeInt(0xdeadbeef);
        o.writeLong(Long.MIN_VALUE + 1);
        o.writeFloat(-0.1f);
        o.writeDouble(Math.E);
        o.writeUTF("a\u0000\u00e9\u4e2d\ud83d\ude00");
        o.writeBytes("hi\u0141");
        o.writeChars("yo");
        System.out.println(o.size() + " " + Arrays.toString(bytes.toByteArray()));
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(i.readBoolean() + " " + i.readByte() + " " + i.readShort() + " " + (int) i.readChar() + " " + Integer.toHexString(i.readInt()) + " " + i.readLong() + " " + i.readFloat() + " " + i.readDouble());
        String s = i.readUTF();
        System.out.println(s.length() + " " + s.equals("a\u0000\u00e9\u4e2d\ud83d\ude00") + " " + i.readUnsignedByte() + " " + i.readUnsignedByte() + " " + i.skipBytes(100));
        try {
            i.readInt();
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        for (byte[] bad : new byte[][] {{0, 1, (byte) 0x80}, {0, 2, (byte) 0xe4, (byte) 0xb8}, {0, 5, 65}, {0, 2, (byte) 0xc3, 65}, {0, 1, (byte) 0xff}}) {
            try {
                System.out.println(new DataInputStream(new ByteArrayInputStream(bad)).readUTF());
            } catch (IOException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            o.writeUTF("x".repeat(70000));
        } catch (UTFDataFormatException e) {
            System.out.println("too long");
        }
        byte[] five = new byte[5];
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[3])).readFully(five);
        } catch (EOFException e) {
            System.out.println("EOF readFully");
        }
        System.out.println(new DataInputStream(new ByteArrayInputStream("line1\r\nline2".getBytes())).readLine());
    }
}
