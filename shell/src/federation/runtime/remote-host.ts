/** The value of a container's global: Module Federation's two functions. */
export interface Container {
  readonly init: (...args: never[]) => unknown;
  readonly get: (...args: never[]) => unknown;
}

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';

/** The federation runtime as the loader needs it; it is in a chunk of its own. */
export interface RemoteHost {
  /** Gives a container the shared libraries; runs once, and again after a failure. */
  readonly initScope: (scope: string, entryUrl: string, container: Container) => Promise<void>;
  /** Forgets a container, so that a new one of the same name is initialised again. */
  readonly drop: (scope: string) => void;
  /** Returns what an expose exports; rejects with the remote's own error. */
  readonly getModule: (scope: string, expose: string) => Promise<unknown>;
}
