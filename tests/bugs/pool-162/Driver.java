//@ maven: commons-pool:commons-pool:1.5.4
//@ tracker: https://issues.apache.org/jira/browse/POOL-162
//@ expect: deadlock
// A thread that was interrupted while it waited stays in the queue, and the next object that is free is given to it.
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

class Driver {
    static class Factory extends BasePoolableObjectFactory {
        public Object makeObject() { return new Object(); }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPool pool = new GenericObjectPool(new Factory(), 1);
        Object only = pool.borrowObject();
        Thread waiter = new Thread(() -> {
            try {
                pool.returnObject(pool.borrowObject());
            } catch (Exception interrupted) {
                // gives up
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        pool.returnObject(only);
        pool.borrowObject();
    }
}
