import {
  type Act,
  type EnvironmentDocument,
  environmentNameSchema,
  environmentSchema,
} from '@sundara/contracts/federation';
import { checkSchema } from '../json-text.ts';
import { openDocument, requireSigningKey, sealDocument } from '../keys/envelope.ts';
import { Refusal } from '../refusal.ts';
import { keepAct } from './acts.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor, EnvironmentChange, Subject } from './registry.ts';
import { untilWritten } from './until-written.ts';

/** @throws Refusal when an environment can't have this name */
export const environmentSubject = (name: string): Subject =>
  `environment/${checkSchema(`The environment's name '${name}'`, environmentNameSchema, name)}`;

const readRef = async (
  { documents, keys }: Context,
  name: string,
): Promise<Ref<EnvironmentDocument> | undefined> => {
  const subject = environmentSubject(name);
  const place = refName(subject);
  const stored = await documents.read(place);
  if (!stored) return undefined;
  const document = await openDocument(place, stored.text, subject, environmentSchema, keys.trustFile);
  if (document.environment !== name)
    throw new Refusal(`${place} says that it is '${document.environment}': restore it from a copy.`);
  return { document, revision: stored.revision };
};

/** What an environment runs, its signature checked; undefined when nothing was promoted to it yet. */
export const readEnvironment = async (
  context: Context,
  name: string,
): Promise<EnvironmentDocument | undefined> => (await readRef(context, name))?.document;

/** One try to change an environment: undefined when somebody else was faster. */
const attempt = async (
  context: Context,
  name: string,
  actor: Actor,
  change: (current: EnvironmentDocument | undefined) => Promise<EnvironmentChange>,
): Promise<EnvironmentDocument | undefined> => {
  const subject = environmentSubject(name);
  const key = await requireSigningKey(context.keys, subject);
  const ref = await readRef(context, name);
  const current = ref?.document;
  const { act, details, next } = await change(current);
  const sequence = (current?.sequence ?? 0) + 1;
  const at = new Date().toISOString();
  const entry: Act = {
    subject,
    sequence,
    act,
    ...actor,
    at,
    from: current?.composition ?? null,
    to: next.composition,
    details: { ...details },
    previous: current?.history ?? null,
  };
  const history = await keepAct(context.documents, entry);
  const document: EnvironmentDocument = {
    kind: 'environment',
    environment: name,
    sequence,
    ...next,
    history,
    changedAt: at,
  };
  const text = sealDocument(document, key);
  const written = await context.documents.write(refName(subject), text, ref?.revision);
  return written === undefined ? undefined : document;
};

/**
 * Changes an environment by one act. The act is kept first and counts once the signed document names it, so a
 * process that is ended between the two has changed nothing.
 *
 * @throws Refusal when the environment's key isn't here, or what `change` throws
 */
export const changeEnvironment = (
  context: Context,
  name: string,
  actor: Actor,
  change: (current: EnvironmentDocument | undefined) => Promise<EnvironmentChange>,
): Promise<EnvironmentDocument> =>
  untilWritten(`The environment '${name}'`, () => attempt(context, name, actor, change));
