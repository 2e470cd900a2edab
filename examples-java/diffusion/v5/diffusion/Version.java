package diffusion;

/** Version 5: all but T5. */
final class Version {
  /** The sink may ask as often as it likes. */
  static final int ROUNDS = Integer.MAX_VALUE;

  private Version() {}

  static boolean has(EventKind kind) {
    return kind != EventKind.RESTART;
  }
}
