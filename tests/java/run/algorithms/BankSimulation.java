// A single-threaded bank: accounts, transfers, interest, ledgers, rollbacks, statements and invariants.
import java.math.*;
import java.util.*;
public class BankSimulation {
    static abstract class Account {
        private static int nextId = 100;
        final int id = nextId++;
        final String owner;
        protected long cents;
        final List<Entry> ledger = new ArrayList<>();
        Account(String owner) { this.owner = owner; }
        abstract long available();
        void apply(long delta, String why, int day) {
            if (delta < 0 && available() < -delta) throw new InsufficientFunds(this, -delta);
            cents += delta;
            ledger.add(new Entry(day, delta, why, cents));
        }
        void month(int day) {}
        String money(long c) {
            return (c < 0 ? "-" : "") + Math.abs(c) / 100 + "." + Math.abs(c) % 100 / 10 + Math.abs(c) % 10;
        }
        @Override public String toString() {
            return getClass().getSimpleName() + "#" + id + "(" + owner + " " + money(cents) + ")";
        }
    }
    static class Checking extends Account {
        final long overdraft;
        Checking(String o, long od) { super(o); overdraft = od; }
        long available() { return cents + overdraft; }
        @Override void month(int day) {
            if (cents < 0) { cents -= 1500; ledger.add(new Entry(day, -1500, "overdraft fee", cents)); }
        }
    }
    static class Savings extends Account {
        final BigDecimal rate; int withdrawals;
        Savings(String o, String rate) { super(o); this.rate = new BigDecimal(rate); }
        long available() { return withdrawals >= 3 ? 0 : cents; }
        @Override void apply(long d, String w, int day) { super.apply(d, w, day); if (d < 0) withdrawals++; }
        @Override void month(int day) {
            withdrawals = 0;
            long i = new BigDecimal(cents).multiply(rate).divide(new BigDecimal(1200), 0, RoundingMode.HALF_EVEN).longValueExact();
            if (i > 0) super.apply(i, "interest", day);
        }
    }
    record Entry(int day, long delta, String why, long after) {}
    static class InsufficientFunds extends RuntimeException {
        InsufficientFunds(Account a, long need) { super(a + " needs " + a.money(need) + " has " + a.money(a.available())); }
    }
    interface Tx { void run(int day); }
    private final Map<Integer, Account> accounts = new TreeMap<>();
    private final Map<String, Integer> failures = new TreeMap<>();
    private long minted;
    private int committed;
    <A extends Account> A open(A a, long initial) {
        accounts.put(a.id, a); a.apply(initial, "open", 0); minted += initial; return a;
    }
    boolean attempt(int day, Tx tx) {
        Map<Account, Object[]> save = new LinkedHashMap<>();
        for (Account a : accounts.values()) save.put(a, new Object[]{a.cents, a.ledger.size(), a instanceof Savings s
                ? s.withdrawals : 0});
        try { tx.run(day); committed++; return true; } catch (InsufficientFunds | IllegalArgumentException e) {
            save.forEach((a, s) -> { a.cents = (Long) s[0];
                    while (a.ledger.size() > (Integer) s[1]) a.ledger.remove(a.ledger.size() - 1);
                    if (a instanceof Savings v) v.withdrawals = (Integer) s[2]; });
            failures.merge(e.getClass().getSimpleName(), 1, Integer::sum);
            return false;
        }
    }
    Tx transfer(Account a, Account b, long c) {
        return day -> {
            if (c <= 0) throw new IllegalArgumentException("amount " + c);
            if (a == b) throw new IllegalArgumentException("self");
            b.apply(c, "from " + a.id, day);
            a.apply(-c, "to " + b.id, day);
        };
    }
    Tx split(Account from, List<Account> to, long total) {
        return day -> {
            long each = total / to.size(), rest = total % to.size();
            for (Account t : to) { transfer(from, t, each + (rest-- > 0 ? 1 : 0)).run(day); }
        };
    }
    long total() { long t = 0; for (Account a : accounts.values()) t += a.cents; return t; }
    public static void main(String[] args) {
        BankSimulation b = new BankSimulation();
        Checking ann = b.open(new Checking("ann", 50000), 120000);
        Checking bob = b.open(new Checking("bob", 0), 3050);
        Savings cat = b.open(new Savings("cat", "3.75"), 999999);
        Savings dan = b.open(new Savings("dan", "0.5"), 100);
        List<Account> all = new ArrayList<>(b.accounts.values());
        System.out.println(b.attempt(1, b.transfer(ann, bob, 1999)) + " " + b.attempt(1, b.transfer(bob, ann, 999999)) + " "
                + b.attempt(1, b.transfer(ann, ann, 5)) + " " + b.attempt(1, b.transfer(ann, bob, -5)) + " "
                + b.attempt(2, b.split(ann, List.of(bob, cat, dan), 10000)) + " "
                + b.attempt(2, b.split(bob, List.of(ann, cat, dan), 20000)) + " " + all);
        try { bob.apply(-10000000, "too much", 3); } catch (InsufficientFunds e) { System.out.println(e.getMessage()); }
        Random r = new Random(2024);
        for (int day = 3; day < 120; day++) {
            for (int k = r.nextInt(3); k >= 0; k--) {
                Account x = all.get(r.nextInt(4)), y = all.get(r.nextInt(4));
                long amt = r.nextInt(60000) - 500;
                b.attempt(day, r.nextInt(6) == 0 ? b.split(x, all.stream().filter(z -> z != x).toList(), amt)
                        : b.transfer(x, y, amt));
            }
            if (day % 30 == 0) {
                long before = b.total();
                for (Account a : all) a.month(day);
                b.minted += b.total() - before;
                System.out.println("day " + day + " " + all + " committed " + b.committed + " " + b.failures + " balanced "
                        + (b.total() == b.minted));
            }
        }
        for (Account a : all) {
            long run = 0;
            boolean ok = true;
            for (Entry e : a.ledger) { run += e.delta(); ok &= run == e.after(); }
            System.out.println(a + " entries " + a.ledger.size() + " consistent " + ok + " last "
                    + a.ledger.get(a.ledger.size() - 1));
        }
    }
}
