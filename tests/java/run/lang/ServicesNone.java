// ServiceLoader without providers, Class init by forName, Runtime facts, modules.
import java.util.*;
import java.util.spi.*;

public class ServicesNone {
    public interface Service {
        String name();
    }

    static class A {
        static {
            System.out.println("A init");
        }
    }

    static class B extends A {
        static final int CONSTANT = 3;
        static final String S = "s";

        static {
            System.out.println("B init");
        }
    }

    public static void main(String[] args) throws Exception {
        ServiceLoader<Service> l = ServiceLoader.load(Service.class);
        System.out.println(l.iterator().hasNext() + " " + l.findFirst() + " " + l.stream().count());
        l.reload();
        for (Service s : l) System.out.println("never " + s.name());
        try {
            l.iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("NSEE");
        }
        try {
            ServiceLoader.load(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(B.CONSTANT + B.S);
        Class<?> b = Class.forName("ServicesNone$B", false, ServicesNone.class.getClassLoader());
        System.out.println("loaded " + b.getSimpleName());
        Object arr = java.lang.reflect.Array.newInstance(b, 2);
        System.out.println("array " + arr.getClass().getSimpleName());
        b.getDeclaredField("CONSTANT").getInt(null);
        System.out.println("field read");
        Class.forName("ServicesNone$B");
        Module m = ServicesNone.class.getModule();
        System.out.println(m.isNamed() + " " + m.getName() + " " + Object.class.getModule() + " " + Object.class.getModule().isExported("java.util") + " " + Object.class.getModule().isOpen("java.util", m) + " " + m.canRead(Object.class.getModule()) + " " + Object.class.getModule().getDescriptor().name() + " " + ModuleLayer.boot().findModule("java.base").isPresent());
        System.out.println(Runtime.getRuntime().totalMemory() >= Runtime.getRuntime().freeMemory());
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName() + " " + Runtime.Version.parse("17.0.1+12").feature() + " " + Runtime.Version.parse("17.0.1").compareTo(Runtime.Version.parse("21")));
    }
}
