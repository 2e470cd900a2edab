//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// A pool's thread runs a task whose class is in a package that begins with jdk: its two steps can
// be told apart.
// Confirmed on JDK 17 and 25, but for "1".
package jdk.tasks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TaskInJdkPackage {
    static int step;

    static class Task implements Runnable {
        @Override
        public void run() {
            step = 1;
            step = 2;
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(new Task());
        int seen = step;
        pool.shutdown();
        System.out.println(seen);
    }
}
