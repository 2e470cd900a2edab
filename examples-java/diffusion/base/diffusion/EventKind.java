package diffusion;

/** The six kinds of events, T0 to T5. Which of them happen is what the versions differ in. */
enum EventKind {
  ORIGINATE_INTEREST,
  DELIVER,
  LOSE,
  DATA_CACHE_TIMEOUT,
  GRADIENT_TIMEOUT,
  RESTART
}
