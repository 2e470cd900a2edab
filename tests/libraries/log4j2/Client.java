//@ maven: org.apache.logging.log4j:log4j-core:2.24.1
// Two threads log to the console.
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;

class Client {
    public static void main(String[] args) throws Exception {
        ConfigurationBuilder<?> builder = ConfigurationBuilderFactory.newConfigurationBuilder();
        builder.add(builder.newAppender("out", "Console")
            .add(builder.newLayout("PatternLayout").addAttribute("pattern", "%level %msg%n")));
        builder.add(builder.newRootLogger(Level.INFO).add(builder.newAppenderRef("out")));
        Configurator.initialize(builder.build());
        Logger logger = LogManager.getLogger("client");
        Thread other = new Thread(() -> logger.info("hello {}", "both"));
        other.start();
        logger.info("hello {}", "both");
        other.join();
    }
}
