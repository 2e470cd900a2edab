package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Objects of the class may be handed over, but never be used by two threads at a time. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface NonShared {}
