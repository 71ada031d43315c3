import pLimit from 'p-limit';

/**
 * How many test processes run at a time, of all rings together, first come first served. For two cores: each process
 * waits at least a quarter of its time, for pages, databases and other processes.
 */
export const LANES = 3;
export const inLane = pLimit(LANES);
