//@ maven: org.apache.commons:commons-pool2:2.12.0
// Two threads share the one object of a pool.
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

class Client {
    static class Factory extends BasePooledObjectFactory<int[]> {
        public int[] create() { return new int[1]; }
        public PooledObject<int[]> wrap(int[] object) { return new DefaultPooledObject<>(object); }
    }

    static void use(GenericObjectPool<int[]> pool) {
        try {
            int[] cell = pool.borrowObject();
            cell[0]++;
            pool.returnObject(cell);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<int[]> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(1);
        try (GenericObjectPool<int[]> pool = new GenericObjectPool<>(new Factory(), config)) {
            Thread other = new Thread(() -> use(pool));
            other.start();
            use(pool);
            other.join();
            System.out.println(pool.borrowObject()[0] + " " + pool.getCreatedCount());
        }
    }
}
