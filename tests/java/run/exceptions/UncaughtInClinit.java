//@ exit: 1
// The main class's own static initialiser fails: nothing of main runs.
public class UncaughtInClinit {
    static int x = init();
    static int init() { System.out.println("static initialiser of the main class starts"); int[] a = new int[1]; return a[1]; }
    public static void main(String[] args) { System.out.println("never printed"); }
}
