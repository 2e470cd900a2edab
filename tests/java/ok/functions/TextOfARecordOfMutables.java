//@ outputs: "P[b=00]" | "P[b=01]" | "P[b=10]" | "P[b=11]"
// The text of a record asks its component, which reads two fields.
public class TextOfARecordOfMutables {
    static class Box {
        int x;
        int y;

        @Override
        public String toString() {
            return "" + x + y;
        }
    }

    record P(Box b) {}

    public static void main(String[] args) throws Exception {
        P p = new P(new Box());
        Thread other = new Thread(() -> {
            p.b().x = 1;
            p.b().y = 1;
        });
        other.start();
        System.out.print(p);
    }
}
