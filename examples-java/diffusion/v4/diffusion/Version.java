package diffusion;

/** Version 4: all but T3. */
final class Version {
  /** The sink may ask as often as it likes. */
  static final int ROUNDS = Integer.MAX_VALUE;

  private Version() {}

  static boolean has(EventKind kind) {
    return kind != EventKind.DATA_CACHE_TIMEOUT;
  }
}
