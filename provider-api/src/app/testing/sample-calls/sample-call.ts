/** Who makes a sample call. */
export const CALLERS = ['nobody', 'customer', 'leaver', 'salon', 'protected', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** One call of an operation with everything that it needs to do its work. */
export interface SampleCall {
  readonly by: Caller;
  /** Values of the address; with a form, `file` is sent under the field of the contract. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: Buffer;
  readonly cookie?: string;
  /** Its status; 200 by default. */
  readonly answers?: number;
}

export type SampleCalls = Readonly<Record<string, SampleCall>>;
