//@ flags: +listener=race
// Class keeps its simple name.
public class SimpleNameOfClass {
    public static void main(String[] args) {
        new Thread(() -> SimpleNameOfClass.class.getSimpleName()).start();
        SimpleNameOfClass.class.getSimpleName();
    }
}
