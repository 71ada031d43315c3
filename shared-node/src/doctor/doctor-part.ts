/** One thing that an installation needs, looked at from where the command runs. */
export interface Finding {
  /** 'the mail server' */
  readonly what: string;
  /** How it is, or what is wrong: a sentence without a secret. */
  readonly says: string;
  /** What to do, a sentence; undefined where all is well. */
  readonly next?: string | undefined;
  /** Something is broken now; otherwise it only wants attention. */
  readonly isFault: boolean;
}

/** What one part of the product looks at; it changes nothing. */
export interface DoctorPart {
  readonly name: string;
  /** @param env the settings of the installation */
  readonly examine: (env: NodeJS.ProcessEnv) => Promise<readonly Finding[]>;
}
