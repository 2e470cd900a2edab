// Enums with bodies, fields, statics, interfaces, EnumMap, EnumSet, values copies, valueOf.
import java.util.*;
public class EnumFeatures {
    interface Coded { int code(); }
    enum Planet implements Coded {
        MERCURY(3.3e23, 2.44e6), EARTH(5.97e24, 6.37e6) { @Override String nick() { return "home"; } }, MARS(6.4e23, 3.39e6);
        static final Map<String, Planet> BY = new HashMap<>();
        static int made; static { for (Planet p : values()) { BY.put(p.name().toLowerCase(Locale.ROOT), p); made++; } }
        final double m, r; int hits;
        Planet(double m, double r) { this.m = m; this.r = r; }
        double g() { return 6.67e-11 * m / (r * r); }
        String nick() { return name().charAt(0) + "" + ordinal(); }
        public int code() { return ordinal() * 7; }
        Planet next() { return values()[(ordinal() + 1) % values().length]; }
    }
    enum Single { ONLY; int n; synchronized int inc() { return ++n; } }
    enum Empty {}
    enum Big { A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8,
            C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
        E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9 }
    public static void main(String[] args) {
        for (Planet p : Planet.values()) System.out.println(p + " " + (long) (p.g() * 1000) + " " + p.nick() + " " + p.code() + " "
                + p.next() + " " + p.getDeclaringClass().getSimpleName() + " " + p.getClass().isEnum() + " "
                + (p.getClass() == Planet.class));
        System.out.println(Planet.BY.get("mars") + " " + Planet.made + " " + (Planet.values() == Planet.values()) + " "
                + (Planet.valueOf("EARTH") == Planet.EARTH));
        Planet[] vs = Planet.values(); vs[0] = null; System.out.println(Planet.values()[0]);
        EnumMap<Planet, Integer> em = new EnumMap<>(Planet.class);
        em.put(Planet.MARS, 1);
        em.put(Planet.MERCURY, null);
        em.merge(Planet.MARS, 5, Integer::sum);
        System.out.println(em + " " + em.containsKey(Planet.EARTH) + em.containsValue(null) + " " + em.size() + em.keySet()
                + em.remove(Planet.MARS) + em);
        EnumSet<Planet> es = EnumSet.of(Planet.MARS, Planet.MERCURY);
        System.out.println(es + " " + EnumSet.complementOf(es) + EnumSet.allOf(Planet.class) + EnumSet.noneOf(Planet.class)
                + es.contains(null) + EnumSet.range(Planet.EARTH, Planet.MARS));
        EnumSet<Big> big = EnumSet.range(Big.B5, Big.G3);
        big.removeAll(EnumSet.range(Big.C0, Big.F5));
        big.add(Big.G9);
        System.out.println(big + " " + big.size() + " " + EnumSet.complementOf(big).size());
        Iterator<Big> it = big.iterator();
        it.next();
        it.remove();
        System.out.println(big.iterator().next() + " " + big.containsAll(EnumSet.of(Big.G9, Big.F9)));
        Single.ONLY.inc(); System.out.println(Single.ONLY.inc() + " " + Single.valueOf("ONLY").n + " " + Empty.values().length);
        Planet.EARTH.hits += 3;
        System.out.println(Planet.valueOf("EARTH").hits + " " + Planet.EARTH.equals(Planet.MARS)
                + Planet.EARTH.compareTo(Planet.MARS));
        try { Planet.valueOf("earth"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        TreeMap<Planet, String> tm = new TreeMap<>(Comparator.reverseOrder());
        for (Planet p : Planet.values()) tm.put(p, p.nick());
        System.out.println(tm);
        Object o = Planet.EARTH;
        System.out.println(o instanceof Coded c ? c.code() : -1);
        System.out.println(Planet.EARTH.describeConstable().get().constantName());
    }
}
