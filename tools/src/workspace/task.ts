export interface TaskInput {
  readonly root: string;
  /** The words after the task on the command line. */
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** A script of the root package.json. @returns the exit code; a Refusal is one sentence and exit code 1 */
export type Task = (input: TaskInput) => Promise<number>;
