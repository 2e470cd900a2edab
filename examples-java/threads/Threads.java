package threads;

/** Starts n threads and ends; each changes a field of its own and ends. */
public final class Threads {
  private static final class Worker extends Thread {
    private int value;

    @Override
    public void run() {
      value++;
      value++;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    for (int i = 0; i < n; i++) {
      new Worker().start();
    }
  }
}
