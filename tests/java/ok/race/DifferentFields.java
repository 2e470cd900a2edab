//@ flags: +listener=race
//@ native: yes
//@ outputs: "3\n"
// Different fields of one object do not race.
public class DifferentFields {
    int left, right;

    public static void main(String[] args) throws Exception {
        DifferentFields o = new DifferentFields();
        Thread t = new Thread(() -> o.left = 1);
        t.start();
        o.right = 2;
        t.join();
        System.out.println(o.left + o.right);
    }
}
