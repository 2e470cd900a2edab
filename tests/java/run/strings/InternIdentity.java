// String identity: literals, constants, intern, concat results, substring of all, switch of pools across classes.
public class InternIdentity {
    static final String HELLO = "hello";
    static String hello2 = "hel" + "lo";
    static class Other {
        static String h = "hello"; static final String LO = "lo"; static String dyn(String x) { return "hel" + x; }
    }
    interface K { String S = "hello"; }
    enum E { hello }
    public static void main(String[] args) {
        String lo = "lo"; final String flo = "lo"; String nl = new String("hello"); char[] cs = {'h', 'e', 'l', 'l', 'o'};
        System.out.println((HELLO == "hello") + " " + (hello2 == HELLO) + " " + (Other.h == HELLO) + " " + (K.S == HELLO) + " "
                + (("hel" + lo) == HELLO) + " " + (("hel" + flo) == HELLO) + " " + (("hel" + Other.LO) == HELLO) + " "
                + (("hel" + lo).intern() == HELLO) + " " + (nl == HELLO) + " " + (nl.intern() == HELLO) + " "
                + (E.hello.name() == HELLO) + " " + (Other.dyn("lo") == Other.dyn("lo")) + " "
                + (new String(cs).intern() == nl.intern()));
        System.out.println((HELLO.substring(0) == HELLO) + " " + (HELLO.substring(0, 5) == HELLO) + " " + (HELLO.trim() == HELLO)
                + " " + (HELLO.strip() == HELLO) + " " + (HELLO.concat("") == HELLO) + " " + (HELLO.toString() == HELLO) + " "
                + (HELLO.replace('z', 'q') == HELLO) + " " + (HELLO.toLowerCase() == HELLO) + " " + (HELLO.repeat(1) == HELLO)
                + " " + (String.valueOf((Object) HELLO) == HELLO) + " " + (HELLO.subSequence(0, 5) == (CharSequence) HELLO) + " "
                + ("".repeat(5) == "") + " " + ("x".repeat(0) == "") + " " + ("abc".substring(3) == ""));
        String dynName = "dyn" + args.length + "name";
        String i1 = dynName.intern();
        System.out.println((i1 == dynName) + " " + (i1 == "dyn0name") + " " + (new String("dyn0name") == i1) + " "
                + (new String("dyn0name").intern() == i1));
        System.out.println(("a" + 1 + 'c' + true + 1.5 + 2L + null == "a1ctrue1.52" + "Lnull") + " "
                + ("a" + 1 + 'c' + true == "a1ctrue") + " " + ((String) null + "x").equals("nullx"));
        System.out.println((InternIdentity.class.getName() == InternIdentity.class.getName()) + " "
                + (InternIdentity.class.getSimpleName().equals("InternIdentity")) + " "
                + (Integer.toString(5) == Integer.toString(5)) + " " + ("5" == Integer.toString(5)) + " "
                + (Boolean.toString(true) == "true") + " " + (String.valueOf(false) == "false") + " "
                + (String.valueOf((Object) null) == "null") + " " + ("" + null == "null"));
        synchronized ("hello") { System.out.println(Thread.holdsLock(HELLO) + " " + Thread.holdsLock(nl)); }
        int n = 0;
        for (int i = 0; i < 200; i++) if (("k" + i % 10).intern() == ("k" + i % 10).intern()) n++;
        System.out.println(n);
    }
}
