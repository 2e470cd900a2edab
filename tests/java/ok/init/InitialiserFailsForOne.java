//@ native: yes
//@ outputs: "E" | "N"
// The first use fails with the exception, the second finds no class. Which thread is first is open.
public class InitialiserFailsForOne {
    static class Bad {
        static int x = 1 / Integer.parseInt("0");
    }

    static String mine() {
        try {
            return "" + Bad.x;
        } catch (ExceptionInInitializerError e) {
            return "E";
        } catch (NoClassDefFoundError e) {
            return "N";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(InitialiserFailsForOne::mine);
        t.start();
        System.out.print(mine());
        t.join();
    }
}
