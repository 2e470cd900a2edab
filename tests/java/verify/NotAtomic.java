// The same without atomic sections loses updates.
//@ outputs: "1\n" | "2\n"
public class NotAtomic {
  static int count;

  static void step() {
    int seen = count;
    count = seen + 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(NotAtomic::step);
    other.start();
    step();
    other.join();
    System.out.println(count);
  }
}
