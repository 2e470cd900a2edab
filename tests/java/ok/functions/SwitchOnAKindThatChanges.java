//@ needs: jdk>=21
//@ outputs: "aa" | "ab" | "ac" | "bb" | "bc" | "cc"
// A switch reads its subject once.
public class SwitchOnAKindThatChanges {
    sealed interface State permits A, B, C {}

    record A() implements State {}

    record B(int x) implements State {}

    record C(int x, int y) implements State {}

    static State state = new A();

    static String look() {
        return switch (state) {
            case A a -> "a";
            case B(int x) when x == 1 -> "b";
            case B b -> "?";
            case C(int x, int y) -> x + y == 5 ? "c" : "?";
        };
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            state = new B(1);
            state = new C(2, 3);
        });
        other.start();
        System.out.print(look() + look());
    }
}
