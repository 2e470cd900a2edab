// java.lang.constant descriptors and their resolution.
import java.lang.constant.*;
import java.lang.invoke.*;
import java.util.*;

public class ConstantsApi {
    enum E { ONE }

    static int twice(int x) {
        return 2 * x;
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        ClassDesc s = ClassDesc.of("java.lang.String");
        System.out.println(s.descriptorString() + " " + s.displayName() + " " + s.packageName() + " " + s.arrayType(2).descriptorString() + " " + s.arrayType().componentType().displayName() + " " + s.isPrimitive());
        System.out.println(ClassDesc.ofDescriptor("[[I").displayName() + " " + ConstantDescs.CD_int.isPrimitive() + " " + ClassDesc.of("java.util.Map").nested("Entry").descriptorString() + " " + int[].class.describeConstable().get().displayName());
        System.out.println(s.resolveConstantDesc(l) + " " + ClassDesc.of("ConstantsApi").resolveConstantDesc(l) + " " + s.equals(String.class.describeConstable().get()));
        attempt("missing", () -> resolve(ClassDesc.of("no.Such"), l));
        attempt("bad name", () -> ClassDesc.of("a/b"));
        attempt("bad descriptor", () -> ClassDesc.ofDescriptor("Lx"));
        MethodTypeDesc m = MethodTypeDesc.ofDescriptor("(ILjava/lang/String;)V");
        System.out.println(m.displayDescriptor() + " " + m.parameterCount() + " " + m.changeReturnType(s).descriptorString() + " " + m.insertParameterTypes(0, s).displayDescriptor() + " " + m.resolveConstantDesc(l));
        DirectMethodHandleDesc h = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, ClassDesc.of("ConstantsApi"), "twice", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int));
        MethodHandle mh = (MethodHandle) h.resolveConstantDesc(l);
        System.out.println((int) mh.invokeExact(21) + " " + h.invocationType().displayDescriptor());
        System.out.println(E.ONE.describeConstable().get().resolveConstantDesc(l));
        System.out.println("str".describeConstable() + " " + Integer.valueOf(5).describeConstable().get().resolveConstantDesc(l) + " " + Double.valueOf(2.5).describeConstable());
        DynamicConstantDesc<?> nul = (DynamicConstantDesc<?>) ConstantDescs.NULL;
        System.out.println(nul.resolveConstantDesc(l) + " " + nul.bootstrapMethod().methodName());
        System.out.println((Object) ConstantBootstraps.nullConstant(l, "_", Object.class) + " " + ConstantBootstraps.primitiveClass(l, "I", Class.class) + " " + ConstantBootstraps.enumConstant(l, "ONE", E.class) + " " + ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class, Integer.class));
        System.out.println(ConstantBootstraps.invoke(l, "_", int.class, mh, 8) + " " + ConstantBootstraps.explicitCast(l, "_", byte.class, 300));
        attempt("no enum", () -> ConstantBootstraps.enumConstant(l, "TWO", E.class));
    }

    static Object resolve(ClassDesc d, MethodHandles.Lookup l) throws ReflectiveOperationException {
        return d.resolveConstantDesc(l);
    }
}
