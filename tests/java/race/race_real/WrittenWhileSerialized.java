//@ flags: +listener=race
// The serialisation reads the field by means of its own; the other thread writes it by hand.
import java.io.*;
public class WrittenWhileSerialized {
    static class Data implements Serializable {
        int x;
    }
    public static void main(String[] args) throws Exception {
        Data d = new Data();
        Thread t = new Thread(() -> d.x = 1); //~ RACE
        ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream());
        t.start();
        out.writeObject(d); //~ RACE
        t.join();
    }
}
