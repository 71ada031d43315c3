import type { DescribedOperation, KnownValues } from '@sundara/contracts/testing/contract';
import { eq } from 'drizzle-orm';
import type { Caller as SampleCaller, SampleCalls } from '../../app/testing/sample-calls/sample-call.ts';
import { sampleCalls } from '../../app/testing/sample-calls/sample-calls.ts';
import { makeSampleScene } from '../../app/testing/sample-calls/sample-scene.ts';
import { users } from '../../areas/identity/accounts/accounts.tables.ts';
import { tokenOf } from '../token-of.ts';
import type { Caller } from './callers.ts';
import type { ContractBench } from './contract-bench.ts';
import { knownValues } from './known-values.ts';

/** The people and things of the sample calls. */
export interface ContractWorld {
  /** A token of a new session of whom a sample call of this operation is by, or of another of that role. */
  tokenOf(operation: Named, caller: Caller): Promise<string | undefined>;
  /** What exists and may stand in a field of an operation. */
  knownIn(operation: DescribedOperation): KnownValues;
}

type Named = Pick<DescribedOperation, 'name'>;

const ROLES: Readonly<Record<SampleCaller, Caller>> = {
  ...{ nobody: 'nobody', customer: 'customer', salon: 'salon', admin: 'admin' },
  ...{ leaver: 'customer', protected: 'salon' },
};

/** Makes a world beside those that there are. */
export const makeWorld = async ({ bench, sandbox }: ContractBench): Promise<ContractWorld> => {
  const scene = await makeSampleScene(bench, sandbox);
  const sampleOf = ({ name }: Named, samples: SampleCalls) => samples[name] ?? { by: 'nobody' };
  const first = sampleCalls(scene);
  return {
    tokenOf: async (operation, caller) => {
      if (caller === 'nobody') return undefined;
      const { by } = sampleOf(operation, first);
      const { id } = scene.people[by !== 'nobody' && ROLES[by] === caller ? by : caller];
      // An earlier request may have disabled it, or given it another role.
      const changed = await bench.database.db
        .update(users)
        .set({ isActive: true, role: caller })
        .where(eq(users.id, id))
        .returning({ id: users.id });
      return changed.length === 0 ? 'of-nobody' : tokenOf(bench.database, id);
    },
    // Made anew, since codes of authenticators age.
    knownIn: (operation) => knownValues(scene, operation, sampleOf(operation, sampleCalls(scene))),
  };
};
