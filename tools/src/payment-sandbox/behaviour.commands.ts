import { type Behaviour, behaviourSchema } from './behaviour.ts';
import type { Ledger } from './ledger.ts';
import { parseBody } from './request-body.ts';

/** `PUT /sandbox/behaviour`: the whole of it; what is left out is as on a good day. */
export function setBehaviour(ledger: Ledger, body: unknown): Behaviour {
  const behaviour = parseBody(behaviourSchema, body);
  ledger.commit([{ kind: 'behaviour', behaviour }]);
  return behaviour;
}
