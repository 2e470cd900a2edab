// Classes written as bytes by hand: Lookup.defineClass, hidden classes, class data, condy.
import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class DefineClassBytes {
    /** A tiny constant pool writer. */
    static class Pool {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final DataOutputStream out = new DataOutputStream(bytes);
        final Map<String, Integer> seen = new HashMap<>();
        int next = 1;

        int entry(String key, int slots, Writer w) throws IOException {
            Integer old = seen.get(key);
            if (old != null) return old;
            w.write(out);
            seen.put(key, next);
            next += slots;
            return next - slots;
        }

        interface Writer {
            void write(DataOutputStream o) throws IOException;
        }

        int utf8(String s) throws IOException {
            return entry("u" + s, 1, o -> {
                o.writeByte(1);
                o.writeUTF(s);
            });
        }

        int ref(int tag, String key, int... parts) throws IOException {
            return entry(tag + key + Arrays.toString(parts), 1, o -> {
                o.writeByte(tag);
                for (int p : parts) o.writeShort(p);
            });
        }

        int cls(String s) throws IOException {
            return ref(7, s, utf8(s));
        }

        int str(String s) throws IOException {
            return ref(8, s, utf8(s));
        }

        int nat(String n, String d) throws IOException {
            return ref(12, n + d, utf8(n), utf8(d));
        }

        int method(String c, String n, String d) throws IOException {
            return ref(10, "", cls(c), nat(n, d));
        }

        int handle(int kind, int ref) throws IOException {
            return entry("h" + kind + ":" + ref, 1, o -> {
                o.writeByte(15);
                o.writeByte(kind);
                o.writeShort(ref);
            });
        }

        int condy(int bsm, String n, String d) throws IOException {
            return ref(17, "" + bsm, bsm, nat(n, d));
        }

        int indy(int bsm, String n, String d) throws IOException {
            return ref(18, "" + bsm, bsm, nat(n, d));
        }
    }

    public static int made;

    public static Object bootstrap(MethodHandles.Lookup l, String name, Class<?> type, String extra) {
        made++;
        return "condy:" + name + ":" + type.getSimpleName() + ":" + extra + ":" + l.lookupClass().isHidden();
    }

    public static CallSite indy(MethodHandles.Lookup l, String name, MethodType type, String extra) throws Exception {
        made++;
        return new ConstantCallSite(MethodHandles.dropArguments(MethodHandles.constant(String.class, "indy:" + name + ":" + extra), 0, type.parameterList()));
    }

    /** class NAME { static String con() { ldc condy }  static String dyn(int) { invokedynamic }  static int sq(int) }. */
    static byte[] build(String name) throws IOException {
        Pool p = new Pool();
        int self = p.cls(name);
        int sup = p.cls("java/lang/Object");
        int code = p.utf8("Code");
        int bsmAttr = p.utf8("BootstrapMethods");
        int bsmCon = p.handle(6, p.method("DefineClassBytes", "bootstrap", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;"));
        int bsmIndy = p.handle(6, p.method("DefineClassBytes", "indy", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;)Ljava/lang/invoke/CallSite;"));
        int arg = p.str("extra");
        int con = p.condy(0, "konst", "Ljava/lang/String;");
        int dyn = p.indy(1, "call", "(I)Ljava/lang/String;");
        String[] names = {"con", "dyn", "sq"};
        String[] descs = {"()Ljava/lang/String;", "(I)Ljava/lang/String;", "(I)I"};
        byte[][] codes = {{0x13, (byte) (con >> 8), (byte) con, (byte) 0xb0}, {0x1a, (byte) 0xba, (byte) (dyn >> 8), (byte) dyn, 0, 0, (byte) 0xb0}, {0x1a, 0x1a, 0x68, (byte) 0xac}};
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(body);
        o.writeShort(0x21);
        o.writeShort(self);
        o.writeShort(sup);
        o.writeShort(0);
        o.writeShort(0);
        o.writeShort(3);
        for (int i = 0; i < 3; i++) {
            o.writeShort(9);
            o.writeShort(p.utf8(names[i]));
            o.writeShort(p.utf8(descs[i]));
            o.writeShort(1);
            o.writeShort(code);
            o.writeInt(12 + codes[i].length);
            o.writeShort(2);
            o.writeShort(i == 0 ? 0 : 1);
            o.writeInt(codes[i].length);
            o.write(codes[i]);
            o.writeShort(0);
            o.writeShort(0);
        }
        o.writeShort(1);
        o.writeShort(bsmAttr);
        o.writeInt(2 + 2 * 6);
        o.writeShort(2);
        for (int b : new int[] {bsmCon, bsmIndy}) {
            o.writeShort(b);
            o.writeShort(1);
            o.writeShort(arg);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(all);
        d.writeInt(0xCAFEBABE);
        d.writeShort(0);
        d.writeShort(55);
        d.writeShort(p.next);
        p.bytes.writeTo(d);
        body.writeTo(d);
        return all.toByteArray();
    }

    static void use(Class<?> c) throws Exception {
        System.out.println(c.isHidden() + " " + c.getDeclaredMethods().length + " " + c.getSuperclass() + " " + Modifier.toString(c.getModifiers()));
        for (int i = 0; i < 3; i++) System.out.print(c.getMethod("con").invoke(null) + " " + c.getMethod("dyn", int.class).invoke(null, i) + " " + c.getMethod("sq", int.class).invoke(null, i + 5) + "; ");
        System.out.println("bootstraps " + made);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        byte[] bytes = build("HandMade");
        System.out.println(bytes.length);
        Class<?> c = l.defineClass(bytes);
        System.out.println(c.getName() + " " + (c.getClassLoader() == DefineClassBytes.class.getClassLoader()) + " " + (Class.forName("HandMade") == c));
        use(c);
        try {
            l.defineClass(bytes);
        } catch (LinkageError e) {
            System.out.println("twice: " + e.getClass().getSimpleName());
        }
        MethodHandles.Lookup h1 = l.defineHiddenClass(build("HiddenOne"), true);
        MethodHandles.Lookup h2 = l.defineHiddenClass(build("HiddenOne"), false, MethodHandles.Lookup.ClassOption.NESTMATE);
        System.out.println(h1.lookupClass().getName().startsWith("HiddenOne/") + " " + (h1.lookupClass() != h2.lookupClass()) + " " + h2.lookupClass().getNestHost().getSimpleName() + " " + h1.lookupClass().getCanonicalName());
        use(h1.lookupClass());
        use(h2.lookupClass());
        try {
            Class.forName("HiddenOne");
        } catch (ClassNotFoundException e) {
            System.out.println("hidden cannot be found");
        }
        System.out.println((int) h1.findStatic(h1.lookupClass(), "sq", methodType(int.class, int.class)).invokeExact(12));
        MethodHandles.Lookup h3 = l.defineHiddenClassWithClassData(build("WithData"), List.of(1, "data"), true);
        System.out.println((Object) MethodHandles.classData(h3, "_", List.class) + " " + MethodHandles.classDataAt(h3, "_", String.class, 1));
        byte[] bad = bytes.clone();
        bad[0] = 0;
        byte[] cut = Arrays.copyOf(bytes, bytes.length - 5);
        byte[] version = bytes.clone();
        version[7] = 120;
        for (byte[] b : new byte[][] {bad, cut, version, build("other/Pack"), new byte[0]}) {
            try {
                System.out.println(l.defineClass(b));
            } catch (LinkageError | IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
