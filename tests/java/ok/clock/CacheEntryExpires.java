//@ outputs: "hit\n" | "miss\n"
// An entry that lives for an hour has expired or not when it is asked for.
public class CacheEntryExpires {
    static final long HOUR = 3_600_000L;
    final long created = System.currentTimeMillis();

    public static void main(String[] args) {
        CacheEntryExpires entry = new CacheEntryExpires();
        System.out.println(System.currentTimeMillis() - entry.created < HOUR ? "hit" : "miss");
    }
}
