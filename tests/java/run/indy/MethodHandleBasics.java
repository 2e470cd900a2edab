// java.lang.invoke used directly: find, bind, insert, filter, guard, varargs, fields, constructors, exceptions, VarHandles.
import java.lang.invoke.*;
import java.util.*;
public class MethodHandleBasics {
    int f = 3;
    static long sf = 4;
    String s = "x";
    private int priv(int k) { return f * k; }
    static int add(int a, int b) { return a + b; }
    static String va(String p, Object... os) { return p + os.length; }
    static boolean pos(int x) { return x > 0; }
    static int neg(int x) { return -x; }
    static int same(int x) { return x; }
    static int boom(int x) { throw new IllegalStateException("b" + x); }
    static int caught(IllegalStateException e, int x) { return e.getMessage().length() + x; }
    MethodHandleBasics() {}
    MethodHandleBasics(int f) { this.f = f; }
    int[] arr = {1, 2, 3};
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> C = MethodHandleBasics.class;
        MethodHandle add = l.findStatic(C, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(2, 3) + " " + (int) add.invoke((byte) 2, 'c') + " "
                + (Object) add.invoke(Integer.valueOf(4), 5) + " " + add.invokeWithArguments(6, 7) + " " + add.type());
        MethodHandle pr = l.findVirtual(C, "priv", MethodType.methodType(int.class, int.class));
        System.out.println((int) pr.invoke(new MethodHandleBasics(5), 6) + " "
                + (int) pr.bindTo(new MethodHandleBasics(2)).invoke(10));
        MethodHandle ctor = l.findConstructor(C, MethodType.methodType(void.class, int.class));
        System.out.println(((MethodHandleBasics) ctor.invoke(9)).f);
        MethodHandle get = l.findGetter(C, "f", int.class), set = l.findSetter(C, "f", int.class),
                sg = l.findStaticGetter(C, "sf", long.class);
        MethodHandleBasics o = new MethodHandleBasics();
        set.invoke(o, 77);
        System.out.println((int) get.invoke(o) + " " + (long) sg.invoke());
        MethodHandle v = l.findStatic(C, "va", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println((String) v.invoke("p") + (String) v.invoke("p", 1, 2)
                + (String) v.asFixedArity().invoke("p", new Object[]{1}) + v.isVarargsCollector());
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) len.invokeExact("four"));
        MethodHandle inc = MethodHandles.insertArguments(add, 0, 100);
        System.out.println((int) inc.invoke(1));
        MethodHandle flt = MethodHandles.filterArguments(add, 1, len);
        System.out.println((int) flt.invoke(1, "abc"));
        MethodHandle ret = MethodHandles.filterReturnValue(add, l.findStatic(C, "neg",
                MethodType.methodType(int.class, int.class)));
        System.out.println((int) ret.invoke(1, 2));
        MethodType ii = MethodType.methodType(int.class, int.class);
        MethodHandle gd = MethodHandles.guardWithTest(l.findStatic(C, "pos", MethodType.methodType(boolean.class, int.class)),
                l.findStatic(C, "neg", ii), l.findStatic(C, "same", ii));
        System.out.println((int) gd.invoke(5) + " " + (int) gd.invoke(-5));
        MethodHandle ce = MethodHandles.catchException(l.findStatic(C, "boom", ii), IllegalStateException.class,
                l.findStatic(C, "caught", MethodType.methodType(int.class, IllegalStateException.class, int.class)));
        System.out.println((int) ce.invoke(40));
        MethodHandle perm = MethodHandles.permuteArguments(add, ii, 0, 0);
        System.out.println((int) perm.invoke(21));
        System.out.println((int) MethodHandles.dropArguments(perm, 1, String.class, long.class).invoke(4, "x", 5L));
        System.out.println((Object) MethodHandles.constant(String.class, "k").invoke() + ""
                + (int) MethodHandles.identity(int.class).invoke(8));
        MethodHandle fold = MethodHandles.foldArguments(add, l.findStatic(C, "neg", ii));
        System.out.println((int) fold.invoke(5));
        MethodHandle spread = add.asSpreader(int[].class, 2);
        System.out.println((int) spread.invoke(new int[]{8, 9}));
        MethodHandle coll = l.findStatic(Arrays.class, "toString", MethodType.methodType(String.class,
                Object[].class)).asCollector(Object[].class, 3);
        System.out.println((String) coll.invoke(1, "b", 2.5));
        MethodHandle as = add.asType(MethodType.methodType(long.class, Integer.class, short.class));
        System.out.println((long) as.invokeExact(Integer.valueOf(1), (short) 2));
        try { int r = (int) add.invokeExact(1L, 2); } catch (WrongMethodTypeException e) { System.out.println("WMT"); }
        try {
            add.invoke("a", 2);
        } catch (WrongMethodTypeException | ClassCastException e) { System.out.println(e.getClass().getSimpleName()); }
        try { l.findStatic(C, "nope", ii); } catch (NoSuchMethodException e) { System.out.println("NSM"); }
        try { l.findVirtual(C, "add", add.type()); } catch (IllegalAccessException e) { System.out.println("IAE"); }
        try {
            MethodHandles.publicLookup().findVirtual(C, "priv", ii);
        } catch (IllegalAccessException e) { System.out.println("IAE2"); }
        VarHandle vf = l.findVarHandle(C, "f", int.class), vs = l.findStaticVarHandle(C, "sf", long.class),
                va = MethodHandles.arrayElementVarHandle(int[].class);
        System.out.println((int) vf.get(o) + " " + vf.compareAndSet(o, 77, 78) + " " + (int) vf.getAndAdd(o, 2) + " " + o.f + " "
                + (long) vs.getAndSet(5L) + sf + " " + (int) va.getVolatile(o.arr, 1) + va.compareAndSet(o.arr, 2, 3, 33)
                + o.arr[2] + " " + (int) va.getAndBitwiseOr(o.arr, 0, 6) + o.arr[0]);
        try { va.get(o.arr, 5); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("AIOOBE"); }
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 1),
                add);
        System.out.println((int) loop.invoke());
        MethodHandle tf = MethodHandles.tryFinally(l.findStatic(C, "neg", ii),
                MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, Throwable.class));
        System.out.println((int) tf.invoke(3));
        System.out.println(MethodType.fromMethodDescriptorString("(I[JLjava/lang/String;)V", null) + " "
                + add.type().changeReturnType(void.class).toMethodDescriptorString() + " " + add.type().wrap()
                + add.type().equals(MethodType.genericMethodType(2)) + " "
                + MethodHandles.arrayConstructor(int[].class).invoke(3).getClass().getSimpleName());
        Runnable pr2 = MethodHandleProxies.asInterfaceInstance(Runnable.class,
                MethodHandles.insertArguments(l.findVirtual(java.io.PrintStream.class, "println",
                MethodType.methodType(void.class, String.class)), 0, System.out, "proxied"));
        pr2.run();
    }
}
