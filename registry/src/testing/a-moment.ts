import { setTimeout } from 'node:timers/promises';

/** A moment between the previous act and the next one, in milliseconds. */
export const aMoment = async (): Promise<number> => {
  const moment = Date.now();
  while (Date.now() <= moment) await setTimeout(1);
  return moment;
};
