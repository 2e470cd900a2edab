// Virtual, static, private, super and interface dispatch; field hiding; abstract classes; package access.
public class StaticDispatch {
    static abstract class Animal {
        String name = "animal";
        static String kind() { return "Animal"; }
        abstract String sound();
        String speak() { return name + ":" + sound() + ":" + priv() + ":" + kind() + ":" + self().name; }
        private String priv() { return "Ap"; }
        Animal self() { return this; }
        protected String prot() { return "A.prot"; }
        public String toString() { return getClass().getSimpleName() + "/" + name; }
    }
    static class Dog extends Animal {
        String name = "dog";
        static String kind() { return "Dog"; }
        String sound() { return "woof"; }
        private String priv() { return "Dp"; }
        @Override Dog self() { return this; }
        String up() { return super.name + super.speak() + super.toString() + super.prot() + priv(); }
        @Override protected String prot() { return "D" + super.prot(); }
    }
    static class Puppy extends Dog {
        { name = "pup"; ((Animal) this).name = "base"; }
        @Override String sound() { return "yip+" + super.sound(); }
        @Override protected String prot() { return "P" + super.prot(); }
    }
    static final class Cat extends Animal {
        String sound() { return "meow"; } String speak() { return "cat says " + super.speak(); }
    }
    interface Fly { int H = StaticDispatch.count++; default String go() { return "fly" + speed(); } int speed(); }
    interface Swim { default String go() { return "swim" + speed(); } int speed(); }
    static class Duck extends Animal implements Fly, Swim {
        String sound() { return "quack"; }
        public int speed() { return 3; }
        public String go() { return Fly.super.go() + Swim.super.go(); }
    }
    static int count = 0;
    static abstract class Tmpl {
        final String run() { return a() + b() + c(); } String a() { return "a"; } abstract String b(); String c() { return "c"; }
    }
    static class T1 extends Tmpl { String b() { return "B1"; } String c() { return super.c() + super.a() + a(); } }
    static class T2 extends T1 { String a() { return "A2"; } String b() { return super.b() + "2"; } }
    static class Eq {
        int v;
        Eq(int v) { this.v = v; }
        public boolean equals(Object o) { return o instanceof Eq && ((Eq) o).v == v; }
        public boolean equals(Eq e) { return false; }
        public int hashCode() { return v; }
    }
    public static void main(String[] args) {
        Animal[] as = {new Dog(), new Puppy(), new Cat(), new Duck(), new Animal() {
                String sound() { return "anon"; } { name = "nn"; } }};
        for (Animal a : as) System.out.println(a.speak() + " " + a.prot() + " " + a.name + " " + a);
        Dog d = new Puppy();
        System.out.println(d.name + ((Animal) d).name + d.up() + d.self().name + d.kind());
        Animal nul = null;
        System.out.println(nul.kind());
        System.out.println(new Duck().go() + count + Fly.H + count);
        System.out.println(new T1().run() + new T2().run());
        Object e1 = new Eq(1);
        Eq e2 = new Eq(1);
        System.out.println(e1.equals(e2) + " " + e2.equals(e1) + " " + e2.equals(new Eq(1)) + " " + e2.equals((Object) new Eq(1))
                + new java.util.HashSet<>(java.util.List.of(e1)).contains(e2));
        System.out.println(new Object() { public String toString() { return "o" + hashCode(); } public int hashCode() { return 12;
                } });
        System.out.println(((Object) "str").toString() + ((CharSequence) "str").length()
                + ((Comparable<String>) "str").compareTo("stq") + new int[0].equals(null)
                + ((Object) new int[]{1}).getClass().getSimpleName());
    }
}
