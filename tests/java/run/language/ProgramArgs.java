//@ args: one 22 -three --four=4 é
//@ stdin: first line\nsecond line\n\n42 7\n
// Program arguments and standard input reach the program unchanged.
import java.io.*;
public class ProgramArgs {
    public static void main(String[] args) throws IOException {
        System.out.println(args.length);
        for (String a : args) {
            if (a.chars().allMatch(c -> c < 128)) System.out.println("[" + a + "] " + a.length());
        }
        int sum = 0;
        for (String a : args) {
            try { sum += Integer.parseInt(a); } catch (NumberFormatException e) { System.out.println("not a number"); }
        }
        System.out.println(sum);
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        System.out.println(r.readLine());
        System.out.println((char) r.read() + "|" + (char) r.read());
        System.out.println(r.readLine());
        System.out.println("empty:" + r.readLine().isEmpty());
        String[] p = r.readLine().split(" ");
        System.out.println(Integer.parseInt(p[0]) * Integer.parseInt(p[1]));
        System.out.println(r.readLine());
        System.out.println(r.read());
        args[0] = null;
        System.out.println(args[0] + " " + args.getClass().getSimpleName());
    }
}
