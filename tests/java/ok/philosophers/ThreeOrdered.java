//@ native: yes
//@ outputs: "3\n"
// Every philosopher takes the fork with the smaller number first: no cycle can close.
public class ThreeOrdered {
    static final Object[] forks = {new Object(), new Object(), new Object()};
    static int[] meals = new int[3];

    static void eat(int me) {
        int other = (me + 1) % 3;
        synchronized (forks[Math.min(me, other)]) {
            synchronized (forks[Math.max(me, other)]) {
                meals[me]++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> eat(1));
        Thread b = new Thread(() -> eat(2));
        a.start();
        b.start();
        eat(0);
        a.join();
        b.join();
        System.out.println(meals[0] + meals[1] + meals[2]);
    }
}
