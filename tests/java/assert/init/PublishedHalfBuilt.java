// The constructor publishes `this` before it has set its field.
public class PublishedHalfBuilt {
    static volatile PublishedHalfBuilt shared;
    int value;

    PublishedHalfBuilt() {
        shared = this;
        value = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(PublishedHalfBuilt::new);
        t.start();
        PublishedHalfBuilt seen = shared;
        if (seen != null) {
            assert seen.value == 1; //~ ASSERT
        }
        t.join();
    }
}
