/**
 * So long a journey waits for a page or for the product. It only ends what hangs: no journey is about how fast the
 * machine is, and one that shares two cores waits for what takes half a second elsewhere.
 */
export const LIMIT_MS = 90_000;
