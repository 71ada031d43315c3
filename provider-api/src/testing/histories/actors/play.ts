import { until } from '@sundara/contracts/testing';
import type { History } from '../history.ts';
import { customerActor } from './customer.ts';
import { finalVisits } from './final-visits.ts';
import { ownerActor } from './owner.ts';
import type { Act, Stage } from './stage.ts';
import { visitorActor } from './visitor.ts';

const CUSTOMERS = 8;
const WEBHOOKS = ['normal', 'duplicate', 'shuffle', 'drop'] as const;

/**
 * Lets customers, owners and visitors do random things at once, at two processes, until so many operations are
 * recorded. Webhooks come twice, in any order, or not at all.
 * @param deaths how often one of the processes is killed meanwhile
 */
export const play = async (stage: Stage, operations: number, deaths: number): Promise<History> => {
  const { apis, random, recorder, salons } = stage;
  await apis.sandbox.behave({ webhooks: random.pick(WEBHOOKS) });
  const isOver = () => recorder.entries.length >= operations;
  const act = async (one: Act): Promise<void> => {
    while (!isOver()) await one();
  };
  const acts: Act[] = [...salons.map((salon) => ownerActor(stage, salon)), visitorActor(stage)];
  while (acts.length < CUSTOMERS + salons.length + 1) acts.push(await customerActor(stage));
  const killing = async (): Promise<void> => {
    for (let left = deaths; left > 0; left -= 1) {
      const last = recorder.entries.length + random.below(operations / (deaths + 1));
      await until(() => isOver() || recorder.entries.length >= last);
      if (!isOver()) await apis.kill(random.pick([0, 1] as const));
    }
  };
  await Promise.all([...acts.map(act), killing()]);
  const finals = await finalVisits(stage);
  const places = new Map(salons.map((salon) => [salon.id, salon.places]));
  return { entries: recorder.entries, places, finals };
};
