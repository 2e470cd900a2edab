//@ outputs: "same same\n"
//@ native: yes
// Names of classes and packages are interned, so it cannot be told whether they were asked for before.
public class InternedNames {
    static String theirName, theirPackage;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            theirName = StringBuilder.class.getName();
            theirPackage = StringBuilder.class.getPackageName();
        });
        t.start();
        String name = StringBuilder.class.getName(), pack = StringBuilder.class.getPackageName();
        t.join();
        System.out.println((name == theirName ? "same " : "different ") + (pack == theirPackage ? "same" : "different"));
    }
}
