/** How long the slowest of some waits took. */
export class Slowest {
  ms = 0;
  readonly of = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const since = performance.now();
    try {
      return await work();
    } finally {
      this.ms = Math.max(this.ms, Math.round(performance.now() - since));
    }
  };
}
