// Handles with many and mixed arguments, spreaders, and methods of 255 slots.
import java.lang.invoke.*;
import java.util.*;
import java.util.stream.*;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class ManyArguments {
    static String mix(int a, long b, float c, double d, Object e, byte f, char g, short h, boolean i, long j, double k, String l) {
        return a + "|" + b + "|" + c + "|" + d + "|" + e + "|" + f + "|" + g + "|" + h + "|" + i + "|" + j + "|" + k + "|" + l;
    }

    static long sum(Object... xs) {
        long s = 0;
        for (Object x : xs) s = s * 3 + ((Number) x).longValue();
        return s;
    }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle mix = l.unreflect(Arrays.stream(ManyArguments.class.getDeclaredMethods()).filter(m -> m.getName().equals("mix")).findFirst().get());
        System.out.println((String) mix.invokeExact(1, 2L, 3f, 4d, (Object) "e", (byte) 6, 'g', (short) 8, true, 10L, 11d, "l"));
        int n = mix.type().parameterCount();
        int[] order = IntStream.range(0, n).map(i -> n - 1 - i).toArray();
        MethodType rev = methodType(String.class, IntStream.of(order).mapToObj(mix.type()::parameterType).collect(Collectors.toList()));
        MethodHandle reversed = permuteArguments(mix, rev, order);
        System.out.println((String) reversed.invokeExact("L", 11.5, -10L, false, (short) -8, 'G', (byte) -6, (Object) null, 4.5, 3.5f, -2L, -1));
        System.out.println(mix.asSpreader(Object[].class, n).invoke(new Object[] {1, 2, 3, 4, 5, (byte) 6, '7', (short) 8, true, 10, 11, "12"}));
        MethodHandle gen = mix.asType(mix.type().generic());
        System.out.println(gen.type().parameterCount() + " " + gen.invoke(1, 2L, 3f, 4d, "e", (byte) 6, 'g', (short) 8, true, 10L, 11d, "l"));
        for (int drop = 0; drop < n; drop += 5) {
            MethodHandle h = insertArguments(mix, drop, defaultOf(mix.type().parameterType(drop)));
            System.out.println(h.type());
        }
        MethodHandle sum = l.findStatic(ManyArguments.class, "sum", methodType(long.class, Object[].class));
        for (int k : new int[] {0, 1, 10, 50, 200, 250}) {
            MethodHandle c = sum.asCollector(Object[].class, k);
            Object[] xs = new Object[k];
            for (int i = 0; i < k; i++) xs[i] = i;
            System.out.println(k + " " + c.type().parameterCount() + " " + c.invokeWithArguments(xs) + " " + sum.asFixedArity().invoke(xs));
        }
        try {
            sum.asCollector(Object[].class, 255);
        } catch (IllegalArgumentException e) {
            System.out.println("too many");
        }
        MethodHandle chain = l.findStatic(Long.class, "sum", methodType(long.class, long.class, long.class));
        MethodHandle acc = chain;
        for (int i = 0; i < 30; i++) acc = collectArguments(chain, 0, acc);
        Object[] longs = new Object[acc.type().parameterCount()];
        for (int i = 0; i < longs.length; i++) longs[i] = (long) i * i;
        System.out.println(acc.type().parameterCount() + " " + acc.invokeWithArguments(longs));
        MethodHandle inserted = acc;
        while (inserted.type().parameterCount() > 1) inserted = insertArguments(inserted, 0, (long) inserted.type().parameterCount());
        System.out.println((long) inserted.invokeExact(0L));
    }

    static Object defaultOf(Class<?> c) throws Throwable {
        return zero(c).invoke();
    }
}
