//@ flags: +listener=race
// String keeps its hash code without synchronisation.
public class HashOfSharedString {
    public static void main(String[] args) {
        String text = new String(new char[] {'a', 'b'});
        new Thread(() -> text.hashCode()).start();
        text.hashCode();
    }
}
