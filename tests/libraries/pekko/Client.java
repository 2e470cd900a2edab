//@ maven: org.apache.pekko:pekko-actor_2.13:1.1.2
// An actor that counts, asked from outside.
import com.typesafe.config.ConfigFactory;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.pattern.Patterns;
import java.time.Duration;

class Client {
    static class Counter extends AbstractActor {
        int count;

        public Receive createReceive() {
            return receiveBuilder()
                .match(Integer.class, n -> count += n)
                .matchEquals("get", any -> getSender().tell(count, getSelf()))
                .build();
        }
    }

    public static void main(String[] args) throws Exception {
        ActorSystem system = ActorSystem.create("client", ConfigFactory.parseString("pekko.loglevel=OFF"));
        ActorRef counter = system.actorOf(Props.create(Counter.class, Counter::new), "counter");
        counter.tell(2, ActorRef.noSender());
        counter.tell(3, ActorRef.noSender());
        Object count = Patterns.ask(counter, "get", Duration.ofSeconds(30)).toCompletableFuture().get();
        System.out.println(count);
        system.terminate();
        system.getWhenTerminated().toCompletableFuture().get();
    }
}
