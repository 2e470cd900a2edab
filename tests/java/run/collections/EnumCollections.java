// EnumMap and EnumSet, with small and with more than 64 constants.
import java.util.*;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Op {
        ADD {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL {
            int apply(int a, int b) {
                return a * b;
            }
        };

        abstract int apply(int a, int b);
    }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9,
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
        E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        m.put(Day.SUN, "rest");
        m.put(Day.MON, "work");
        m.put(Day.WED, null);
        System.out.println(m + " " + m.size() + " " + m.containsKey(Day.WED) + " " + m.containsKey(Day.TUE) + " " + m.containsValue(null));
        System.out.println(m.remove(Day.WED) + " " + m.keySet() + " " + m.values() + " " + m.entrySet());
        m.computeIfAbsent(Day.FRI, d -> d.name().toLowerCase(Locale.ROOT));
        m.merge(Day.FRI, "!", String::concat);
        System.out.println(m + " " + m.equals(new HashMap<>(m)) + " " + (m.clone() != m));
        try {
            m.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        EnumMap<Op, Integer> ops = new EnumMap<>(Op.class);
        for (Op o : Op.values()) ops.put(o, o.apply(6, 7));
        System.out.println(ops + " " + Op.ADD.getClass().equals(Op.class) + " " + Op.ADD.getDeclaringClass().equals(Op.class));

        EnumSet<Day> w = EnumSet.range(Day.TUE, Day.FRI);
        System.out.println(w + " " + EnumSet.complementOf(w) + " " + EnumSet.allOf(Day.class) + " " + EnumSet.noneOf(Day.class));
        System.out.println(w.add(Day.SUN) + " " + w.add(Day.TUE) + " " + w.remove(Day.WED) + " " + w);
        System.out.println(w.containsAll(EnumSet.of(Day.TUE, Day.SUN)) + " " + w.retainAll(EnumSet.of(Day.SUN, Day.MON)) + " " + w);
        try {
            EnumSet.range(Day.FRI, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.copyOf(new ArrayList<Day>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        EnumSet<Big> b = EnumSet.range(Big.E8, Big.G2);
        b.add(Big.A0);
        b.remove(Big.F3);
        System.out.println(b + " " + b.size());
        EnumSet<Big> comp = EnumSet.complementOf(b);
        System.out.println(comp.size() + " " + comp.contains(Big.G9) + " " + comp.removeAll(EnumSet.range(Big.B0, Big.G9)) + " " + comp);
        Iterator<Big> it = b.iterator();
        while (it.hasNext()) if (it.next().ordinal() % 2 == 0) it.remove();
        System.out.println(b);
        System.out.println(Day.valueOf("MON").compareTo(Day.SUN) + " " + Arrays.toString(Day.values()));
        try {
            Day.valueOf("XXX");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        switch (Day.SAT) {
            case MON: System.out.println("mon"); break;
            case SAT: System.out.println("sat falls");
            default: System.out.println("default");
        }
    }
}
