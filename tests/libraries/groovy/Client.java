//@ maven: org.apache.groovy:groovy:4.0.23
// A script compiled at run time, called from two threads.
import groovy.lang.GroovyShell;
import groovy.lang.Script;

class Client {
    static final Object[] said = new Object[2];

    public static void main(String[] args) throws Exception {
        Script script = new GroovyShell().parse("def twice(n) { [n, n].sum() }; twice(1)");
        Thread other = new Thread(() -> said[1] = script.invokeMethod("twice", 20));
        other.start();
        said[0] = script.invokeMethod("twice", 1);
        other.join();
        System.out.println(said[0] + " " + said[1]);
        assert said[1].equals(40);
    }
}
