import { Refusal } from '../../setup/refusal.mjs';
import { ACCOUNTS } from './accounts.faults.ts';
import { BOOKING } from './booking.faults.ts';
import { CONTAINMENT } from './containment.faults.ts';
import { CONTRACT } from './contract.faults.ts';
import type { Fault, Subject } from './fault.ts';
import { FAULTS_BETWEEN_PARTS } from './faults-between-parts.faults.ts';
import { HISTORIES } from './histories.faults.ts';
import { KEYS } from './keys.faults.ts';
import { LOADER } from './loader.faults.ts';
import { MONEY } from './money.faults.ts';
import { PAGE } from './page.faults.ts';
import { PROVIDER } from './provider.faults.ts';
import { REGISTRY } from './registry.faults.ts';
import { RIGHTS } from './rights.faults.ts';
import { SESSION } from './session.faults.ts';
import { SITE } from './site.faults.ts';
import { TEST_RUNS } from './test-runs.faults.ts';
import { TIME } from './time.faults.ts';

export const SUBJECTS: readonly Subject[] = [
  MONEY,
  BOOKING,
  HISTORIES,
  TIME,
  RIGHTS,
  CONTRACT,
  SESSION,
  REGISTRY,
  SITE,
  KEYS,
  PROVIDER,
  LOADER,
  CONTAINMENT,
  PAGE,
  ACCOUNTS,
  FAULTS_BETWEEN_PARTS,
  TEST_RUNS,
];

/**
 * The faults whose subjects or names are given; all when none are given.
 *
 * @throws Refusal for a word that is neither
 */
export const chooseFaults = (words: readonly string[], subjects = SUBJECTS): readonly Fault[] => {
  const faults = subjects.flatMap((subject) => subject.faults);
  const unknown = words.find(
    (word) => !subjects.some(({ name }) => name === word) && !faults.some(({ name }) => name === word),
  );
  if (unknown !== undefined) {
    const names = subjects.map(({ name }) => name).join(', ');
    throw new Refusal(`there is no fault '${unknown}': give one of ${names}, or the name of a fault.`);
  }
  if (words.length === 0) return faults;
  return subjects.flatMap(({ name, faults: own }) =>
    words.includes(name) ? own : own.filter((fault) => words.includes(fault.name)),
  );
};
