public class RowNested {
    static class Queue {
        Object item;
        synchronized void put(Object o) { item = o; notify(); }
        synchronized Object take() throws InterruptedException { while (item == null) wait(); return item; }
    }
    final Queue queue = new Queue();
    synchronized void put(Object o) { queue.put(o); }
    synchronized Object take() throws InterruptedException { return queue.take(); }
    public static void main(String[] args) throws Exception {
        RowNested n = new RowNested();
        new Thread(() -> n.put("x"), "producer").start();
        System.out.println(n.take());
    }
}
