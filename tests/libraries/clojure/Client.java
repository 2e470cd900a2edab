//@ maven: org.clojure:clojure:1.12.0
// An atom that two threads swap.
import clojure.java.api.Clojure;
import clojure.lang.Atom;
import clojure.lang.IFn;

class Client {
    public static void main(String[] args) throws Exception {
        IFn inc = Clojure.var("clojure.core", "inc");
        Atom atom = new Atom(0L);
        Thread other = new Thread(() -> atom.swap(inc));
        other.start();
        atom.swap(inc);
        other.join();
        System.out.println(atom.deref() + " " + Clojure.read("[1 2 {:a 3}]"));
        assert atom.deref().equals(2L);
    }
}
