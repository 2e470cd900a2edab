package diffusion;

/** Whether a reinforcement is compared with the data it is about. */
final class Labels {
  private Labels() {}

  static boolean checked() {
    return true;
  }
}
