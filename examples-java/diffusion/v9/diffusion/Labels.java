package diffusion;

/** Whether a reinforcement is compared with the data it is about. */
final class Labels {
  private Labels() {}

  /** Seeded error: reinforcements of different data are mixed into one way. */
  static boolean checked() {
    return false;
  }
}
