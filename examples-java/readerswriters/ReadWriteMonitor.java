package readerswriters;

/** Many readers or one writer, as a monitor. {@code recheck} is what a correct wait needs. */
final class ReadWriteMonitor {
  private final boolean recheck;
  private int readers;
  private boolean writing;

  ReadWriteMonitor(boolean recheck) {
    this.recheck = recheck;
  }

  synchronized void beginRead() throws InterruptedException {
    while (writing) {
      wait();
    }
    readers++;
  }

  synchronized void endRead() {
    readers--;
    notifyAll();
  }

  synchronized void beginWrite() throws InterruptedException {
    if (recheck) {
      while (writing || readers > 0) {
        wait();
      }
    } else if (writing || readers > 0) {
      // Seeded error: woken up does not mean that it is free; another may have come first.
      wait();
    }
    writing = true;
  }

  synchronized void endWrite() {
    writing = false;
    notifyAll();
  }
}
