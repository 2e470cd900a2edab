//@ outputs: "false false" | "false true" | "true true"
// A package is defined before, between or after two looks.
public class DefinedOnceByOneLoader extends ClassLoader {
    void define() { definePackage("q", null, null, null, null, null, null, null); }
    public static void main(String[] args) throws Exception {
        DefinedOnceByOneLoader l = new DefinedOnceByOneLoader();
        Thread a = new Thread(l::define);
        a.start();
        boolean x = l.getDefinedPackage("q") != null, y = l.getDefinedPackage("q") != null;
        a.join();
        System.out.print(x + " " + y);
    }
}
