import type { EnvironmentState, HistoryAct, RemoteHealth } from '@sundara/contracts/api';
import { DEFAULT_CANARY_BUDGET } from '@sundara/contracts/federation';

/** A document's hash that starts with these digits. */
export const hash = (start: string): string => start.padEnd(64, '0');

export const anEnvironment = (over: Partial<EnvironmentState> = {}): EnvironmentState => ({
  name: 'production',
  sequence: 7,
  changedAt: '2026-11-21T16:00:00+05:30',
  running: { id: hash('aaaa1111'), versions: { shell: '1.0.0', booking: '1.1.0', admin: '1.0.0' } },
  pins: {},
  withdrawn: {},
  endedByCanary: {},
  flags: {},
  health: [],
  findings: [],
  renderFaults: [],
  pageErrors: [],
  sites: { served: ['web-1:3000 (process 70)', 'web-2:3000 (process 71)'], unserved: [] },
  can: { rollback: true, stopCanary: true, finishCanary: true, setFlags: true },
  ...over,
});

/** The promotion to what `anEnvironment` runs. */
export const anAct = (over: Partial<HistoryAct> = {}): HistoryAct => ({
  id: hash('ac7'),
  subject: 'environment/production',
  sequence: 7,
  act: 'promote',
  who: 'Asha Rao',
  at: '2026-11-21T16:00:00+05:30',
  why: 'Shorter payment step',
  from: hash('bbbb2222'),
  to: hash('aaaa1111'),
  fromVersions: { shell: '1.0.0', booking: '1.0.0', admin: '1.0.0' },
  toVersions: { shell: '1.0.0', booking: '1.1.0', admin: '1.0.0' },
  details: { release: 'booking@1.1.0' },
  previous: hash('ac6'),
  ...over,
});

/** The first act of an environment, which introduced what it ran before `anAct`. */
export const firstAct = (over: Partial<HistoryAct> = {}): HistoryAct => ({
  ...anAct(),
  id: hash('ac6'),
  sequence: 6,
  who: 'Vikram Shah',
  at: '2026-11-20T09:30:00+05:30',
  why: 'Opening day',
  from: null,
  to: hash('bbbb2222'),
  fromVersions: undefined,
  toVersions: { shell: '1.0.0', booking: '1.0.0', admin: '1.0.0' },
  details: {},
  previous: null,
  ...over,
});

/** A tenth of the visitors get booking 1.2.0. */
export const aCanary = (
  over: Partial<NonNullable<EnvironmentState['canary']>> = {},
): NonNullable<EnvironmentState['canary']> => ({
  composition: { id: hash('cccc3333'), versions: { shell: '1.0.0', booking: '1.2.0', admin: '1.0.0' } },
  percent: 10,
  startedAt: '2026-11-21T15:30:00+05:30',
  budget: DEFAULT_CANARY_BUDGET,
  ...over,
});

const figures = (loads: number, loadErrors: number, p75Ms: number | null) => ({
  loads,
  loadErrors,
  renderErrors: 0,
  p75Ms,
});

/** Booking in the canary and in stable: the canary fails often and is no slower. */
export const bookingHealth = (): RemoteHealth[] => [
  {
    remote: 'booking',
    version: '1.2.0',
    canary: true,
    total: figures(40, 2, 250),
    minutes: [
      { at: '2026-11-21T15:58:00+05:30', ...figures(20, 0, 240) },
      { at: '2026-11-21T16:00:00+05:30', ...figures(20, 2, 260) },
    ],
  },
  {
    remote: 'booking',
    version: '1.1.0',
    canary: false,
    total: figures(1_234, 0, 220),
    minutes: [{ at: '2026-11-21T15:59:00+05:30', ...figures(1_234, 0, 220) }],
  },
];
