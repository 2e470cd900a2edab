// MethodType operations and descriptors.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.*;

public class MethodTypes {
    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodType t = methodType(String.class, int.class, Object[].class, long.class);
        System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.descriptorString());
        System.out.println(t.parameterCount() + " " + t.parameterType(1) + " " + t.returnType() + " " + t.parameterList() + " " + t.lastParameterType());
        System.out.println(t.changeReturnType(void.class) + " " + t.changeParameterType(0, byte.class) + " " + t.dropParameterTypes(1, 3) + " " + t.insertParameterTypes(1, char.class, short.class) + " " + t.appendParameterTypes(float.class));
        System.out.println(t.generic() + " " + t.erase() + " " + t.wrap() + " " + t.wrap().unwrap() + " " + t.hasPrimitives() + " " + t.hasWrappers() + " " + methodType(Integer.class).hasWrappers());
        System.out.println((methodType(String.class, int.class) == methodType(String.class, int.class)) + " " + methodType(String.class).equals(methodType(String.class)) + " " + t.equals(t.generic()));
        System.out.println(genericMethodType(3) + " " + genericMethodType(2, true) + " " + methodType(void.class, List.of(int.class, String.class)) + " " + methodType(int.class, t));
        System.out.println(fromMethodDescriptorString("(I[[JLjava/util/Map$Entry;)V", MethodTypes.class.getClassLoader()) + " " + fromMethodDescriptorString("()LMethodTypes;", MethodTypes.class.getClassLoader()));
        attempt("void parameter", () -> methodType(int.class, void.class));
        attempt("null", () -> methodType(null));
        attempt("index", () -> t.parameterType(3));
        attempt("drop range", () -> t.dropParameterTypes(2, 1));
        attempt("bad descriptor", () -> fromMethodDescriptorString("(I", null));
        attempt("missing class", () -> fromMethodDescriptorString("(Lno/Such;)V", null));
        attempt("too many", () -> genericMethodType(256));
        attempt("long args", () -> methodType(void.class, Collections.nCopies(128, long.class)).parameterCount());
        System.out.println(t.parameterArray().length + " " + Arrays.toString(t.changeReturnType(int[].class).parameterArray()) + " " + methodType(void.class).lastParameterType());
        MethodHandle h = MethodHandles.lookup().findVirtual(Map.class, "getOrDefault", methodType(Object.class, Object.class, Object.class));
        System.out.println(h.type() + " " + h.type().describeConstable().get().displayDescriptor());
        System.out.println(h.asType(h.type().changeReturnType(String.class)).type() + " " + h.asType(h.type().changeReturnType(String.class)).invoke(Map.of("a", "b"), "a", "c"));
    }
}
