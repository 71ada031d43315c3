/**
 * How long a journey waits for a page or for the product. It only ends what hangs: no journey tests how fast the
 * machine is, and on two shared cores something that takes half a second elsewhere may take long.
 */
export const LIMIT_MS = 90_000;
