import { parseBody } from '../protocol/request-body.ts';
import { type Behaviour, behaviourSchema } from '../store/behaviour.ts';
import type { Ledger } from '../store/ledger.ts';

/** `PUT /sandbox/behaviour`: replaces the whole behaviour; fields left out get their normal value. */
export const setBehaviour = (ledger: Ledger, body: unknown): Behaviour => {
  const behaviour = parseBody(behaviourSchema, body);
  ledger.commit([{ kind: 'behaviour', behaviour }]);
  return behaviour;
};
