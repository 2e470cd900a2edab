package gov.nasa.jpf.vm;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Random;

/**
 * What a program under test may say to the checker, under the names and descriptors that programs
 * written for Java PathFinder use.
 *
 * <p>Under the checker every public method is answered by a native peer, chosen by name and
 * descriptor; the bodies here never run. They are for the plain JVM, where the same program must
 * still be runnable: a choice becomes a random value, a hint becomes nothing, and what is asked
 * about the search gets the answer of a world without one. For that reason no method is native, and
 * the class has no static initialiser that matters: all state is created at first use.
 */
public class Verify {
  /** What {@link #getValue} gives for a key that was never put. */
  public static final int NO_VALUE = -1;

  public static final int SEVERE = 1;
  public static final int WARNING = 2;
  public static final int INFO = 3;
  public static final int FINE = 4;
  public static final int FINER = 5;
  public static final int FINEST = 6;

  private static Random random;
  private static int[] counters;
  private static HashMap<String, Integer> values;
  private static BitSet[] bitSets;
  private static HashMap<String, String> properties;
  private static int heuristicValue;

  /**
   * Ends a plain-JVM run whose path {@link #ignoreIf} has given up: the path is of no interest, so
   * the thread ends without a message. (The process still exits with the launcher's code for an
   * uncaught throwable.)
   */
  public static class PathIgnored extends Error {
    private static final long serialVersionUID = 1L;

    public PathIgnored() {
      super("path ignored", null, false, false);
    }
  }

  /**
   * Swallows {@link PathIgnored} and hands everything else to the handler that was there before.
   */
  private static final class QuietEnd implements Thread.UncaughtExceptionHandler {
    private final Thread.UncaughtExceptionHandler before;

    QuietEnd(Thread.UncaughtExceptionHandler before) {
      this.before = before;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      if (!(thrown instanceof PathIgnored)) {
        before.uncaughtException(thread, thrown);
      }
    }
  }

  private static synchronized Random random() {
    if (random == null) {
      // A seed can be given so that a failing random run can be repeated.
      Long seed = Long.getLong("verify.seed");
      random = seed == null ? new Random() : new Random(seed);
    }
    return random;
  }

  // ---- values that survive backtracking -------------------------------------------------------

  private static int[] countersFor(int id) {
    int needed = Math.max(16, id + 1);
    if (counters == null) {
      counters = new int[needed];
    } else if (counters.length < needed) {
      counters = java.util.Arrays.copyOf(counters, needed);
    }
    return counters;
  }

  /** The counter's value; 0 if it was never set. Counters survive backtracking. */
  public static synchronized int getCounter(int id) {
    return countersFor(id)[id];
  }

  public static synchronized void resetCounter(int id) {
    countersFor(id)[id] = 0;
  }

  public static synchronized void setCounter(int id, int val) {
    countersFor(id)[id] = val;
  }

  /** Adds one and gives the new value. */
  public static synchronized int incrementCounter(int id) {
    return ++countersFor(id)[id];
  }

  public static synchronized void putValue(String key, int value) {
    if (values == null) {
      values = new HashMap<>();
    }
    values.put(key, value);
  }

  /** The value last put for the key on any path, or {@link #NO_VALUE}. */
  public static synchronized int getValue(String key) {
    Integer value = values == null ? null : values.get(key);
    return value == null ? NO_VALUE : value;
  }

  private static BitSet bitSet(int id) {
    if (bitSets == null) {
      bitSets = new BitSet[Math.max(16, id + 1)];
    } else if (bitSets.length <= id) {
      bitSets = java.util.Arrays.copyOf(bitSets, id + 1);
    }
    if (bitSets[id] == null) {
      bitSets[id] = new BitSet();
    }
    return bitSets[id];
  }

  public static synchronized void setBitInBitSet(int id, int bit, boolean value) {
    bitSet(id).set(bit, value);
  }

  public static synchronized boolean getBitInBitSet(int id, int bit) {
    return bitSet(id).get(bit);
  }

  // ---- steering the search --------------------------------------------------------------------

  /** Puts a comment into the printed trace. Plain JVM: nothing. */
  public static void addComment(String s) {}

  /** @deprecated an {@code assert} statement says the same. */
  @Deprecated
  public static void assertTrue(String s, boolean cond) {
    if (!cond) {
      throw new AssertionError(s);
    }
  }

  /** @deprecated an {@code assert} statement says the same. */
  @Deprecated
  public static void assertTrue(boolean cond) {
    if (!cond) {
      throw new AssertionError("Verify.assertTrue");
    }
  }

  public static void atLabel(String label) {}

  public static void atLabel(int label) {}

  /** From here to {@link #endAtomic} no other thread runs. Plain JVM: nothing, so no promise. */
  public static void beginAtomic() {}

  public static void endAtomic() {}

  /** Hint: a state where {@code cond} holds is less worth exploring. */
  public static void boring(boolean cond) {}

  /** Hint: a state where {@code cond} holds is more worth exploring. */
  public static void interesting(boolean cond) {}

  /** Counts down; under the checker time does not pass in a loop. */
  public static void busyWait(long duration) {
    for (long left = duration; left > 0; left--) {
      Thread.onSpinWait();
    }
  }

  /** Is the caller of the method that asks this a class assignable to {@code refClsName}? */
  public static boolean isCalledFromClass(String refClsName) {
    StackTraceElement[] stack = new Throwable().getStackTrace();
    if (stack.length < 3) {
      return false;
    }
    try {
      Class<?> wanted = Class.forName(refClsName);
      return wanted.isAssignableFrom(Class.forName(stack[2].getClassName()));
    } catch (ClassNotFoundException absent) {
      return false;
    }
  }

  /**
   * Gives up the current path if {@code cond} holds. On a plain JVM there is no other path to go
   * to, so the thread ends by {@link PathIgnored}, quietly.
   */
  public static void ignoreIf(boolean cond) {
    if (cond) {
      Thread thread = Thread.currentThread();
      thread.setUncaughtExceptionHandler(new QuietEnd(thread.getUncaughtExceptionHandler()));
      throw new PathIgnored();
    }
  }

  public static void instrumentPoint(String label) {}

  public static void instrumentPointDeep(String label) {}

  public static void instrumentPointDeepRecur(String label, int depth) {}

  /** Ends the transition here, so that a state is stored. */
  public static void breakTransition(String reason) {}

  /** Ends the transition with a choice in the range; plain JVM: a random one of them. */
  public static int breakTransition(String reason, int min, int max) {
    return getInt(min, max);
  }

  /** Stops the whole search. Plain JVM: there is none, and the program goes on. */
  public static void terminateSearch() {}

  public static synchronized void setHeuristicSearchValue(int n) {
    heuristicValue = n;
  }

  public static synchronized void resetHeuristicSearchValue() {
    heuristicValue = 0;
  }

  public static synchronized int getHeuristicSearchValue() {
    return heuristicValue;
  }

  public static void storeTrace(String fileName, String comment) {}

  public static void storeTraceIf(boolean cond, String fileName, String comment) {
    if (cond) {
      storeTrace(fileName, comment);
    }
  }

  public static void storeTraceAndTerminate(String fileName, String comment) {
    storeTrace(fileName, comment);
    terminateSearch();
  }

  public static void storeTraceAndTerminateIf(boolean cond, String fileName, String comment) {
    if (cond) {
      storeTraceAndTerminate(fileName, comment);
    }
  }

  // ---- asking about the search ----------------------------------------------------------------

  public static boolean isRunningInJPF() {
    return false;
  }

  public static boolean vmIsMatchingStates() {
    return false;
  }

  public static boolean isTraceReplay() {
    return false;
  }

  /** Is the object reachable from several threads? Unknown on a plain JVM: false. */
  public static boolean isShared(Object o) {
    return false;
  }

  public static void setShared(Object o, boolean isShared) {}

  public static void freezeSharedness(Object o, boolean freeze) {}

  /** Under the checker this is the virtual clock. */
  public static long currentTimeMillis() {
    return System.currentTimeMillis();
  }

  // ---- output ---------------------------------------------------------------------------------

  public static void printPathOutput(String msg) {}

  public static void printPathOutput(boolean cond, String msg) {}

  public static void threadPrint(String s) {
    System.out.print(Thread.currentThread().getName() + ": " + s);
  }

  public static void threadPrintln(String s) {
    System.out.println(Thread.currentThread().getName() + ": " + s);
  }

  public static void print(String s) {
    System.out.print(s);
  }

  public static void print(String s, int i) {
    System.out.print(s + " : " + i);
  }

  public static void print(String s, boolean b) {
    System.out.print(s + " : " + b);
  }

  public static void print(String... args) {
    for (String s : args) {
      System.out.print(s);
    }
  }

  public static void println(String s) {
    System.out.println(s);
  }

  public static void println() {
    System.out.println();
  }

  public static void log(String loggerId, int logLevel, String msg) {
    System.err.println(loggerId + ": " + msg);
  }

  public static void log(String loggerId, int logLevel, String msg, String arg) {
    System.err.println(loggerId + ": " + msg + arg);
  }

  public static void log(String loggerId, int logLevel, String format, Object... args) {
    System.err.println(loggerId + ": " + String.format(format, args));
  }

  // ---- attributes: marks on values that only the checker can keep -----------------------------

  public static void setFieldAttribute(Object o, String fieldName, int val) {}

  public static int getFieldAttribute(Object o, String fieldName) {
    return 0;
  }

  public static void addFieldAttribute(Object o, String fieldName, int val) {}

  public static int[] getFieldAttributes(Object o, String fieldName) {
    return new int[0];
  }

  public static void setLocalAttribute(String varName, int val) {}

  public static int getLocalAttribute(String varName) {
    return 0;
  }

  public static void addLocalAttribute(String varName, int val) {}

  public static int[] getLocalAttributes(String varName) {
    return new int[0];
  }

  public static void setElementAttribute(Object arr, int idx, int val) {}

  public static int getElementAttribute(Object arr, int idx) {
    return 0;
  }

  public static void addElementAttribute(Object arr, int idx, int val) {}

  public static int[] getElementAttributes(Object arr, int idx) {
    return new int[0];
  }

  public static void setObjectAttribute(Object o, int val) {}

  public static int getObjectAttribute(Object o) {
    return 0;
  }

  public static void addObjectAttribute(Object o, int val) {}

  public static int[] getObjectAttributes(Object o) {
    return new int[0];
  }

  // ---- bit flips: under the checker one of the ways to flip nBit bits; here no fault ----------

  public static long getBitFlip(long v, int nBit, int len) {
    return v;
  }

  public static long getBitFlip(long v, int nBit) {
    return v;
  }

  public static int getBitFlip(int v, int nBit) {
    return v;
  }

  public static short getBitFlip(short v, int nBit) {
    return v;
  }

  public static char getBitFlip(char v, int nBit) {
    return v;
  }

  public static byte getBitFlip(byte v, int nBit) {
    return v;
  }

  public static double getBitFlip(double v, int nBit) {
    return v;
  }

  public static float getBitFlip(float v, int nBit) {
    return v;
  }

  public static boolean getBitFlip(boolean v) {
    return v;
  }

  // ---- choices --------------------------------------------------------------------------------

  public static boolean getBoolean() {
    return random().nextBoolean();
  }

  /** As {@link #getBoolean()}; the argument says which value the checker tries first. */
  public static boolean getBoolean(boolean falseFirst) {
    return random().nextBoolean();
  }

  /** Any int from {@code min} to {@code max}, both included. */
  public static int getInt(int min, int max) {
    if (min > max) {
      throw new IllegalArgumentException("empty range " + min + ".." + max);
    }
    long width = (long) max - min + 1;
    return (int) (min + Math.floorMod(random().nextLong(), width));
  }

  /** A choice that the configuration describes under {@code key}; plain JVM: any int. */
  public static int getInt(String key) {
    return random().nextInt();
  }

  public static int getIntFromList(int... values) {
    return values[random().nextInt(values.length)];
  }

  public static long getLongFromList(long... values) {
    return values[random().nextInt(values.length)];
  }

  public static float getFloatFromList(float... values) {
    return values[random().nextInt(values.length)];
  }

  public static double getDoubleFromList(double... values) {
    return values[random().nextInt(values.length)];
  }

  /** A choice that the configuration describes under {@code key}; plain JVM: from [0, 1). */
  public static double getDouble(String key) {
    return random().nextDouble();
  }

  /** An object the configuration describes under {@code key}; plain JVM: none, null. */
  public static Object getObject(String key) {
    return null;
  }

  /** Any int from 0 to {@code max}, both included. */
  public static int random(int max) {
    return getInt(0, max);
  }

  public static boolean randomBool() {
    return random().nextBoolean();
  }

  /** Any reachable object of the named type or null; a plain JVM cannot look, so null. */
  public static Object randomObject(String type) {
    return null;
  }

  // ---- configuration and files ----------------------------------------------------------------

  /** Each argument is {@code key=value}. Plain JVM: remembered for {@link #getProperty}. */
  public static synchronized void setProperties(String... p) {
    if (properties == null) {
      properties = new HashMap<>();
    }
    for (String pair : p) {
      int eq = pair.indexOf('=');
      if (eq < 0) {
        properties.put(pair.trim(), "");
      } else {
        properties.put(pair.substring(0, eq).trim(), pair.substring(eq + 1).trim());
      }
    }
  }

  public static synchronized String getProperty(String key) {
    return properties == null ? null : properties.get(key);
  }

  /** An object filled from JSON, with choices where the JSON has them. Plain JVM: null. */
  public static <T> T createFromJSON(Class<T> clazz, String json) {
    return null;
  }

  public static void writeObjectToFile(Object object, String fileName) {
    try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(fileName))) {
      out.writeObject(object);
    } catch (IOException failed) {
      throw new RuntimeException(failed);
    }
  }

  public static <T> T readObjectFromFile(Class<T> clazz, String fileName) {
    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(fileName))) {
      return clazz.cast(in.readObject());
    } catch (IOException | ClassNotFoundException failed) {
      throw new RuntimeException(failed);
    }
  }

  /** For the checker's own wiring in the older tool; kept so that callers link. Does nothing. */
  public static void setPeerClass(Class<?> cls) {}
}
