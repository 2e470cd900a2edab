//@ outputs: "-" | "00" | "01" | "11"
// A final field is set after the constructor has leaked its object.
public class FinalOfALeakedObject {
    static FinalOfALeakedObject leaked;
    final int x;

    FinalOfALeakedObject() {
        leaked = this;
        x = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(FinalOfALeakedObject::new);
        maker.start();
        FinalOfALeakedObject seen = leaked;
        System.out.print(seen == null ? "-" : "" + seen.x + seen.x);
    }
}
