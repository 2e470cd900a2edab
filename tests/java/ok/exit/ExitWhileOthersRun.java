//@ native: yes
//@ outputs: "" | "w"
// System.exit ends the program whatever the other thread is doing.
public class ExitWhileOthersRun {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("w")).start();
        System.exit(0);
    }
}
