/** What the bench is told on its command line. */
export interface BenchOptions {
  /** Folder with the built monolith. */
  readonly monolith: string;
  readonly rounds: number;
}

/** @throws Error for anything else than a folder and a number of rounds */
export const readOptions = ([monolith, rounds]: readonly string[]): BenchOptions => {
  if (!monolith || !/^\d{1,2}$/.test(rounds ?? '')) throw new Error('Give a folder and a number of rounds.');
  return { monolith, rounds: Number(rounds) };
};
