//@ flags: +listener=race
// Class initialisation orders what it wrote before every use of the class.
public class LazyHolder {
    int value = 7;

    static class Holder {
        static LazyHolder instance = new LazyHolder();
    }

    static LazyHolder get() {
        return Holder.instance;
    }

    public static void main(String[] args) {
        new Thread(() -> get().value()).start();
        get().value();
    }

    int value() {
        return value;
    }
}
