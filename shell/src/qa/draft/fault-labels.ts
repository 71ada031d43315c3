import { FAULTS, type Fault } from '@sundara/contracts/federation';

/** A fault's name, its form inside a sentence, and its effect. */
export const FAULT_LABELS: Readonly<
  Record<Fault, { readonly label: string; readonly short: string; readonly does: string }>
> = {
  down: { label: 'Down', short: 'down', does: 'Connections for its files are cut.' },
  slow: { label: 'Slow', short: 'slow', does: 'Each of its files takes 3 s more.' },
  stalled: { label: 'Stalled', short: 'stalled', does: 'Its files are asked for, and no answer comes.' },
  tampered: { label: 'Tampered', short: 'tampered', does: 'One byte of its files differs from its hash.' },
  'wrong-contract': {
    label: 'Wrong contract',
    short: 'with a wrong contract',
    does: 'It claims another shell API than this shell has.',
  },
  'previous-version': {
    label: 'Version before',
    short: 'in the version before',
    does: 'The release before the chosen one runs.',
  },
  'not-found': { label: '404', short: 'answering 404', does: 'Its files are not found.' },
  'server-error': { label: '500', short: 'answering 500', does: 'The server fails on its files.' },
  'wrong-type': { label: 'Wrong type', short: 'served as text', does: 'Its scripts come as plain text.' },
};

/** The faults that are used most often; the others are under 'more'. */
export const MAIN_FAULTS: readonly Fault[] = FAULTS.slice(0, 6);
export const MORE_FAULTS: readonly Fault[] = FAULTS.slice(6);
