/** A deliberate fault: a small replacement in a source of the product, and the tests that must detect it. */
export interface Fault {
  /** Unique among all faults, as 'late-payment-kept'. */
  readonly name: string;
  /** The guarantee that it breaks, in a sentence. */
  readonly breaks: string;
  /** The source, below the root. */
  readonly file: string;
  /** Text that occurs exactly once in the source. */
  readonly before: string;
  /** The text that replaces it; types may be wrong, as tests are not type-checked when they run. */
  readonly after: string;
  /** Test files below the root; each of them must fail. */
  readonly tests: readonly string[];
}

/** The faults of one subject, which the command line can select by name. */
export interface Subject {
  readonly name: string;
  readonly faults: readonly Fault[];
}
