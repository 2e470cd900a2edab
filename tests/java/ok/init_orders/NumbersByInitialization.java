//@ native: yes
//@ outputs: "0 1" | "1 0" | "0 0"
// Two classes take their numbers from a shared counter when they are initialised.

public class NumbersByInitialization {
    static int counter;

    static class A {
        static final int ID = counter++;
    }

    static class B {
        static final int ID = counter++;
    }

    public static void main(String[] args) throws Exception {
        int[] id = new int[1];
        Thread t = new Thread(() -> id[0] = A.ID);
        t.start();
        int other = B.ID;
        t.join();
        System.out.print(id[0] + " " + other);
    }
}
