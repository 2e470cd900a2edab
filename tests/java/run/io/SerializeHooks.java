// writeObject/readObject, readResolve, writeReplace, Externalizable, validation, filters.
import java.io.*;
import java.util.*;

public class SerializeHooks {
    static class Hooked implements Serializable {
        transient String secret = "s";
        int x = 3;

        private void writeObject(ObjectOutputStream o) throws IOException {
            System.out.println("writeObject");
            o.defaultWriteObject();
            o.writeUTF(new StringBuilder(secret + "!").reverse().toString());
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            System.out.println("readObject x=" + x);
            i.defaultReadObject();
            secret = i.readUTF();
            i.registerValidation(() -> System.out.println("validated " + secret + x), 0);
        }
    }

    static class Single implements Serializable {
        static final Single INSTANCE = new Single();

        private Object readResolve() {
            return INSTANCE;
        }
    }

    static class Proxied implements Serializable {
        final int v;

        Proxied(int v) {
            this.v = v;
        }

        private Object writeReplace() {
            return new Form(v * 2);
        }
    }

    static class Form implements Serializable {
        final int d;

        Form(int d) {
            this.d = d;
        }

        private Object readResolve() {
            return new Proxied(d / 2 + 1000);
        }
    }

    public static class Ext implements Externalizable {
        String s = "unset";

        public Ext() {
            System.out.println("Ext()");
        }

        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeObject(s);
            o.writeLong(9);
        }

        public void readExternal(ObjectInput i) throws IOException, ClassNotFoundException {
            s = i.readObject() + "/" + i.readLong();
        }
    }

    static class NoCtor implements Externalizable {
        NoCtor(int x) {
        }

        public void writeExternal(ObjectOutput o) {
        }

        public void readExternal(ObjectInput i) {
        }
    }

    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sum", int.class), new ObjectStreamField("txt", String.class)};
        transient int a = 1, b = 2;

        private void writeObject(ObjectOutputStream o) throws IOException {
            ObjectOutputStream.PutField p = o.putFields();
            p.put("sum", a + b);
            p.put("txt", "t");
            o.writeFields();
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField g = i.readFields();
            a = g.get("sum", -1);
            System.out.println(g.get("txt", "none") + " " + g.defaulted("sum"));
        }
    }

    static class Parent {
        int p = 1;

        Parent() {
            p = 50;
        }
    }

    static class Child extends Parent implements Serializable {
        int c = 2;
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        new ObjectOutputStream(b).writeObject(o);
        return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Hooked h = (Hooked) copy(new Hooked());
        System.out.println(h.secret + " " + h.x);
        System.out.println(copy(Single.INSTANCE) == Single.INSTANCE);
        System.out.println(((Proxied) copy(new Proxied(5))).v);
        Ext e = new Ext();
        e.s = "set";
        System.out.println(((Ext) copy(e)).s);
        try {
            copy(new NoCtor(1));
        } catch (InvalidClassException x) {
            System.out.println("ICE " + x.getMessage());
        }
        System.out.println(((Fields) copy(new Fields())).a);
        Child c = new Child();
        c.p = 7;
        c.c = 8;
        Child d = (Child) copy(c);
        System.out.println(d.p + " " + d.c);
        Runnable lambda = (Runnable & Serializable) () -> System.out.println("lambda ran after copy");
        ((Runnable) copy(lambda)).run();
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        new ObjectOutputStream(b).writeObject(new ArrayList<>(List.of(1, "x")));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
        in.setObjectInputFilter(info -> info.serialClass() == Integer.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.ALLOWED);
        try {
            in.readObject();
        } catch (InvalidClassException x) {
            System.out.println("filtered");
        }
        ObjectInputStream rs = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass k) throws IOException, ClassNotFoundException {
                System.out.println("resolve " + k.getName());
                return super.resolveClass(k);
            }
        };
        System.out.println(rs.readObject());
        ObjectOutputStream rep = new ObjectOutputStream(b) {
            {
                enableReplaceObject(true);
            }

            @Override
            protected Object replaceObject(Object o) {
                return o instanceof String ? "replaced " + o : o;
            }
        };
        b.reset();
        rep.writeObject(List.of("q"));
        rep.flush();
    }
}
