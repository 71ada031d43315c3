import pLimit from 'p-limit';

/**
 * How many processes of tests run at a time, of whatever ring; who asked first goes first. On two cores: each waits for a
 * quarter of its time and more, for pages, databases and other processes.
 */
export const LANES = 3;
export const inLane = pLimit(LANES);
