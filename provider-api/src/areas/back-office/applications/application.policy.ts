import type { Application } from '@sundara/contracts/api';
import type { ApplicationRow } from './applications.tables.ts';

/** What an admin may do with an application: it is decided once. */
export const applicationAbilities = ({ state }: Pick<ApplicationRow, 'state'>): Application['can'] => ({
  approve: state === 'waiting',
  decline: state === 'waiting',
});
