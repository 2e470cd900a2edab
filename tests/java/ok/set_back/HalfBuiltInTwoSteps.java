//@ outputs: "-" | "0,0" | "0,2" | "1,0" | "1,2"
// The object is published before its fields are set. The reader looks at one and then at the other: whatever it sees of the
// first, the second may be set or not.
public class HalfBuiltInTwoSteps {
    static class Box {
        int first;
        int second;
    }

    static Box box;

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(() -> {
            Box b = new Box();
            box = b;
            b.first = 1;
            b.second = 2;
        });
        maker.start();
        Box seen = box;
        System.out.print(seen == null ? "-" : seen.first + "," + seen.second);
    }
}
