package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The field takes no part in state matching. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD})
public @interface FilterField {
  /** A property that must be true for the filter to work; empty: it always works. */
  String condition() default "";

  /** The property must be false instead. */
  boolean invert() default false;
}
