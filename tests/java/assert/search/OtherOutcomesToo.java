//@ flags: +search.multiple_errors=true
//@ outputs: "2\n" | "3\n"
// After the first error the search goes on: three increments end with 1, which fails, or 2 or 3, which pass.
public class OtherOutcomesToo {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        Thread u = new Thread(() -> count++);
        t.start();
        u.start();
        count++;
        t.join();
        u.join();
        assert count > 1; //~ ASSERT
        System.out.println(count);
    }
}
