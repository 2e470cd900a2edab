//@ native: yes
//@ outputs: "00\n" | "01\n" | "11\n"
// data=1; flag=1 against read flag; read data. Flag seen and data not is impossible.
public class MessagePassing {
    static volatile int data, flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            data = 1;
            flag = 1;
        });
        t.start();
        int f = flag;
        int d = data;
        t.join();
        System.out.println(f + "" + d);
    }
}
