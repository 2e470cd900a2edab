import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Streams, lambdas and collectors. */
public class Streams {
    record Person(String name, int age, String town) {}

    public static void main(String[] args) {
        long sum = 0;
        for (int r = 0; r < 60; r++) {
            sum += IntStream.range(0, 10_000).filter(i -> i % 3 == 0).mapToLong(i -> (long) i * i).sum();
            sum += IntStream.rangeClosed(1, 2000).boxed().map(i -> i * 7).filter(i -> (i & 1) == 0).reduce(0, Integer::sum);
        }
        List<Person> people = new ArrayList<>();
        String[] towns = {"Ulm", "Bonn", "Jena", "Trier"};
        for (int i = 0; i < 2000; i++) people.add(new Person("p" + i, i * 37 % 90, towns[i & 3]));
        for (int r = 0; r < 20; r++) {
            var byTown = people.stream().collect(Collectors.groupingBy(Person::town, Collectors.summingInt(Person::age)));
            sum += byTown.get("Ulm") + byTown.get("Jena");
            sum += people.stream().filter(p -> p.age() > 40).map(Person::name).collect(Collectors.joining(",")).length();
            sum += people.stream().sorted((a, b) -> a.age() != b.age() ? a.age() - b.age() : b.name().compareTo(a.name())).skip(100).findFirst().get().age();
        }
        Function<Integer, Integer> f = Function.identity();
        for (int i = 0; i < 20; i++) { int k = i; f = f.andThen(x -> x + k); }
        for (int i = 0; i < 40_000; i++) sum += Optional.of(i).map(f).filter(x -> x > 100).orElse(1);
        System.out.println(sum);
    }
}
