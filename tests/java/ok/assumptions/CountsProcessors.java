//@ assumes: Runtime
// How many processors there are depends on the machine.
public class CountsProcessors {
    public static void main(String[] args) {
        System.out.println(Runtime.getRuntime().availableProcessors());
    }
}
