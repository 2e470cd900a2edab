// Method parameters, bridges, covariant returns, default method diamonds.
import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

public class ParametersAndBridges {
    interface Shape<T extends Shape<T>> {
        T scale(double by);

        default String describe() {
            return "shape";
        }
    }

    interface Named {
        default String describe() {
            return "named";
        }
    }

    static class Circle implements Shape<Circle>, Named, Comparable<Circle>, Cloneable {
        public Circle scale(double by) {
            return this;
        }

        public String describe() {
            return Shape.super.describe() + "+" + Named.super.describe();
        }

        public int compareTo(Circle o) {
            return 0;
        }

        @Override
        protected Circle clone() throws CloneNotSupportedException {
            return (Circle) super.clone();
        }
    }

    static abstract class Animal {
        Object make() {
            return "animal";
        }
    }

    static class Dog extends Animal {
        @Override
        String make() {
            return "dog";
        }
    }

    void params(int first, final String second, List<? extends Number>[] third, Object... rest) {
    }

    class Inner {
        Inner(int a, String b) {
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Circle.class, Dog.class, Shape.class}) {
            for (String s : Arrays.stream(c.getDeclaredMethods()).map(m -> m.getReturnType().getSimpleName() + " " + m.getName() + Arrays.stream(m.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.toList()) + (m.isBridge() ? " bridge" : "") + (m.isSynthetic() ? " synthetic" : "") + (m.isDefault() ? " default" : "") + " " + Modifier.toString(m.getModifiers() & 0xf)).sorted().collect(Collectors.toList())) System.out.println(c.getSimpleName() + ": " + s);
        }
        Circle circle = new Circle();
        for (Method m : Circle.class.getDeclaredMethods()) {
            if (m.getName().equals("compareTo") && m.isBridge()) {
                try {
                    m.invoke(circle, "x");
                } catch (InvocationTargetException e) {
                    System.out.println("bridge casts: " + e.getCause().getClass());
                }
            }
        }
        Animal dog = new Dog();
        System.out.println(Animal.class.getDeclaredMethod("make").invoke(dog) + " " + Dog.class.getDeclaredMethod("make").getReturnType() + " " + circle.describe() + " " + (circle.clone() != circle));
        Method p = ParametersAndBridges.class.getDeclaredMethod("params", int.class, String.class, List[].class, Object[].class);
        for (Parameter q : p.getParameters()) System.out.println(q + " " + q.getName() + " " + q.isNamePresent() + " " + q.isVarArgs() + " " + q.isImplicit() + " " + q.getParameterizedType() + " " + q.getType());
        Constructor<?> in = Inner.class.getDeclaredConstructors()[0];
        System.out.println(in.getParameterCount() + " " + Arrays.toString(in.getGenericParameterTypes()) + " " + in.getParameters().length + " " + in.toGenericString());
        System.out.println(p.toString() + " | " + p.toGenericString() + " | " + p.hashCode() + " " + p.getParameterCount());
        System.out.println(p.equals(ParametersAndBridges.class.getDeclaredMethod("params", int.class, String.class, List[].class, Object[].class)));
        System.out.println(Arrays.stream(Shape.class.getMethods()).filter(Method::isDefault).map(Method::getName).collect(Collectors.toList()) + " " + Circle.class.getMethod("describe").isDefault());
    }
}
