/** What a role is given when it starts. */
export interface RoleInput {
  /** The settings: environment variables, those of the settings file, and secrets that were read from files. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The words after the role on the command line. */
  readonly words: readonly string[];
  /** Tells a line to the person who started it. */
  readonly say: (line: string) => void;
  /** Ends the process: something has happened after which it can't go on. */
  readonly fail: (error: unknown) => void;
}

/** A server that was started. */
export interface RunningRole {
  /** Where it listens: 'http://127.0.0.1:3001'. */
  readonly address: string;
  /** From now on `/readyz` answers 503, so that balancers send nothing new; everything else goes on. */
  drain(): void;
  /** Takes no new connection, ends what is under way within the role's own limit, and closes what it holds. */
  close(): Promise<void>;
}

/**
 * What `sundara <role>` runs: a server that goes on until a signal, or work that ends with an exit code.
 * @throws RoleRefused for the person who started it; any other error is a fault of ours
 */
export type Role = (input: RoleInput) => Promise<RunningRole | number>;

/** How a process ends that could not do what it was asked to (sysexits.h); 0 is the end as asked. */
export const EXIT = { failed: 1, notWrittenRight: 2, wrongSetting: 78 } as const;

/** A role can't start, or can't go on; the message is one sentence for the person who started it. */
export class RoleRefused extends Error {
  override readonly name = 'RoleRefused';
  readonly code: (typeof EXIT)[keyof typeof EXIT];

  constructor(message: string, code: RoleRefused['code'] = EXIT.failed, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
