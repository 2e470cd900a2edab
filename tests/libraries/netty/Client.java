//@ maven: io.netty:netty-transport:4.1.114.Final
//@ maven: io.netty:netty-buffer:4.1.114.Final
// A pooled buffer released by two threads, and a promise that an event loop completes.
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.Future;

class Client {
    public static void main(String[] args) throws Exception {
        ByteBuf buffer = new PooledByteBufAllocator(false).buffer(16).writeInt(42).retain();
        Thread other = new Thread(() -> buffer.release());
        other.start();
        int value = buffer.getInt(0);
        buffer.release();
        other.join();
        DefaultEventExecutor loop = new DefaultEventExecutor();
        Future<Integer> answer = loop.submit(() -> value + 1);
        System.out.println(answer.sync().getNow() + " " + buffer.refCnt());
        assert buffer.refCnt() == 0;
        loop.shutdownGracefully(0, 0, java.util.concurrent.TimeUnit.SECONDS).sync();
    }
}
