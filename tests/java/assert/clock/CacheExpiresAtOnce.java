// An entry that lives for a second may have expired when it is asked for.
// Not seen on JDK 17 and 25: nothing takes so long.
public class CacheExpiresAtOnce {
    static String value;
    static long expires;

    static void put(String v) {
        value = v;
        expires = System.currentTimeMillis() + 1000;
    }

    static String get() {
        return System.currentTimeMillis() < expires ? value : null;
    }

    public static void main(String[] args) {
        put("x");
        assert get() != null; //~ ASSERT
    }
}
