//@ flags: +listener=race
// Final fields of a record and boxed numbers are only read.
public class SharedRecordAndBoxes {
    record Pair(Integer left, Integer right) {}

    public static void main(String[] args) {
        Pair pair = new Pair(1, 1000);
        new Thread(() -> pair.hashCode()).start();
        pair.toString();
    }
}
