//@ maven: org.hibernate.validator:hibernate-validator:8.0.1.Final
//@ maven: org.glassfish.expressly:expressly:5.0.0
// Two threads validate beans of one class for the first time.
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.NotNull;

class Client {
    public static class Bean {
        @NotNull(message = "must be there") public String name;
    }

    static final int[] found = new int[2];

    public static void main(String[] args) throws Exception {
        java.util.logging.Logger.getLogger("org.hibernate").setLevel(java.util.logging.Level.OFF);
        Validator validator = Validation.buildDefaultValidatorFactory().getValidator();
        Thread other = new Thread(() -> found[1] = validator.validate(new Bean()).size());
        other.start();
        found[0] = validator.validate(new Bean()).size();
        other.join();
        System.out.println(found[0] + found[1]);
        System.out.println(validator.validate(new Bean()).iterator().next().getMessage());
    }
}
