import { parseBody } from '../protocol/request-body.ts';
import { type Behaviour, behaviourSchema } from '../store/behaviour.ts';
import type { Ledger } from '../store/ledger.ts';

/** `PUT /sandbox/behaviour`: the whole of it; what is left out is as on a good day. */
export const setBehaviour = (ledger: Ledger, body: unknown): Behaviour => {
  const behaviour = parseBody(behaviourSchema, body);
  ledger.commit([{ kind: 'behaviour', behaviour }]);
  return behaviour;
};
