//@ flags: +listener=race
// An element written by a method handle is written all the same.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class ElementByMethodHandle {
    static final int[] A = new int[1];

    public static void main(String[] args) throws Throwable {
        MethodHandle set = MethodHandles.arrayElementSetter(int[].class);
        new Thread(() -> System.out.print(A[0])).start(); //~ RACE
        set.invokeExact(A, 0, 1); //~ RACE
    }
}
