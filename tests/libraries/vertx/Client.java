//@ maven: io.vertx:vertx-core:4.5.10
// A message over the event bus, from one event loop to another.
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.concurrent.CompletableFuture;

class Client {
    public static void main(String[] args) throws Exception {
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(2));
        CompletableFuture<String> answer = new CompletableFuture<>();
        vertx.eventBus().<String>consumer("upper", message -> message.reply(message.body().toUpperCase()));
        vertx.eventBus().<String>request("upper", "hello").onSuccess(reply -> answer.complete(reply.body()));
        System.out.println(answer.get());
        CompletableFuture<Void> closed = new CompletableFuture<>();
        vertx.close().onComplete(done -> closed.complete(null));
        closed.get();
    }
}
