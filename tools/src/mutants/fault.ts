/** A deliberate fault: a small replacement in a source of the product, and the tests that must see it. */
export interface Fault {
  /** Unique among all faults, as 'late-payment-kept'. */
  readonly name: string;
  /** The guarantee that it breaks, in a sentence. */
  readonly breaks: string;
  /** The source, below the root. */
  readonly file: string;
  /** Text that occurs exactly once in the source. */
  readonly before: string;
  /** What stands there instead; types may be wrong, as tests are not type-checked when they run. */
  readonly after: string;
  /** Test files below the root; each of them has to turn red. */
  readonly tests: readonly string[];
}

/** The faults of one subject, which a word of the command line picks. */
export interface Subject {
  readonly name: string;
  readonly faults: readonly Fault[];
}
