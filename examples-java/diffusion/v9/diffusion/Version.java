package diffusion;

/** Version 9, with a seeded error in {@link Labels}: T0, T1 and T3 only. */
final class Version {
  /** The sink asks once: the error needs no more, and the state space stays small. */
  static final int ROUNDS = 1;

  private Version() {}

  static boolean has(EventKind kind) {
    return kind != EventKind.LOSE
        && kind != EventKind.GRADIENT_TIMEOUT
        && kind != EventKind.RESTART;
  }
}
