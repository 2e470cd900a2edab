//@ outputs: "-" | "1"
// A thread keeps its result in fields of its own.
public class FieldsOfAThread {
    static class Worker extends Thread {
        int result;
        boolean done;

        @Override
        public void run() {
            result = 1;
            done = true;
        }
    }

    public static void main(String[] args) throws Exception {
        Worker worker = new Worker();
        worker.start();
        System.out.print(worker.done ? "" + worker.result : "-");
    }
}
