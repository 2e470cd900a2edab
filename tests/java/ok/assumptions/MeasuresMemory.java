//@ assumes: Runtime
// How much memory is free depends on the machine.
public class MeasuresMemory {
    public static void main(String[] args) {
        System.out.println(Runtime.getRuntime().freeMemory() > 0);
    }
}
