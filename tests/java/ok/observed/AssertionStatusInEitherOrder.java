//@ native: yes
//@ outputs: "false\n" | "true\n"
// What a class loader says about assertions of classes to come may be changed by another thread.
public class AssertionStatusInEitherOrder {
    static class Loader extends ClassLoader {
        Class<?> find(String name) throws ClassNotFoundException {
            try (var in = AssertionStatusInEitherOrder.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static class Plain {
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        Class<?> plain = loader.find("AssertionStatusInEitherOrder$Plain");
        loader.setDefaultAssertionStatus(false);
        Thread other = new Thread(() -> loader.setDefaultAssertionStatus(true));
        other.start();
        System.out.println(plain.desiredAssertionStatus());
        other.join();
    }
}
