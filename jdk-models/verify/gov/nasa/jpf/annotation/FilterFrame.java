package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The method's stack frame takes no part, or a smaller part, in state matching. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD})
public @interface FilterFrame {
  /** Leave out locals and operands. */
  boolean filterData() default true;

  /** Leave out the program counter. */
  boolean filterPC() default true;

  /** Leave out the frames below this one. */
  boolean filterSubframes() default true;
}
