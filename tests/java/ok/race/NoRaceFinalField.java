//@ flags: +listener=race
// The holder is published by a race, its final field is not raced for.
public class NoRaceFinalField {
    static class Box {
        final int x;

        Box(int x) {
            this.x = x;
        }
    }

    static volatile Box box;

    public static void main(String[] args) throws Exception {
        new Thread(() -> box = new Box(1)).start();
        Box b = box;
        System.out.print(b == null ? 0 : b.x);
    }
}
