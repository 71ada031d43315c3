import { ACCESS_TABLE } from '../access-table.ts';
import { callsOfAccounts } from './calls-of-accounts.ts';
import { callsOfAdmins } from './calls-of-admins.ts';
import { callsOfCustomers } from './calls-of-customers.ts';
import { callsOfOwners } from './calls-of-owners.ts';
import type { SampleCalls } from './sample-call.ts';
import type { SampleScene } from './sample-scene.ts';

/** Streams of events never end, so a test that waits for answers leaves them out. */
const WITHOUT_END = ['salon.events'];

/**
 * A call of each operation that does what it is for. Together they can be made once, in this order: what one changes
 * no other one needs. Make the table anew for each call, since codes of authenticators age.
 */
export const sampleCalls = (scene: SampleScene): SampleCalls => {
  const calls = {
    ...callsOfCustomers(scene),
    ...callsOfOwners(scene),
    ...callsOfAdmins(scene),
    ...callsOfAccounts(scene),
  };
  const plain = Object.keys(ACCESS_TABLE)
    .filter((name) => !(name in calls) && !WITHOUT_END.includes(name))
    .map((name) => [name, { by: 'admin' }] as const);
  return { ...Object.fromEntries(plain), ...calls };
};
