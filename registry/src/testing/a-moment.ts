import { setTimeout } from 'node:timers/promises';

/** A moment that lies between what was done and what is done next, in milliseconds. */
export const aMoment = async (): Promise<number> => {
  const moment = Date.now();
  while (Date.now() <= moment) await setTimeout(1);
  return moment;
};
