import {
  type EnvironmentDocument,
  environmentNameSchema,
  environmentSchema,
} from '@sundara/contracts/federation';
import { checkSchema } from '../json-text.ts';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor, EnvironmentChange } from './registry.ts';
import { changeRef, readRef } from './signed-ref.ts';
import { unknownFields } from './unknown-fields.ts';

/** @throws Refusal when the name isn't valid for an environment */
export const environmentSubject = (name: string): Subject =>
  `environment/${checkSchema(`The environment's name '${name}'`, environmentNameSchema, name)}`;

const read = async (context: Context, name: string): Promise<Ref<EnvironmentDocument> | undefined> => {
  const subject = environmentSubject(name);
  const ref = await readRef(context, subject, environmentSchema);
  if (ref && ref.document.environment !== name)
    throw new Refusal(
      `${refName(subject)} says that it is '${ref.document.environment}': restore it from a copy.`,
    );
  return ref;
};

/** The document of an environment, with its signature checked; undefined before the first promotion. */
export const readEnvironment = async (
  context: Context,
  name: string,
): Promise<EnvironmentDocument | undefined> => (await read(context, name))?.document;

/**
 * Changes an environment by one act. Fields that `next` leaves out are removed, except those that this program doesn't
 * know.
 *
 * @param signer the subject whose key signs it; default: the environment's own
 * @throws Refusal when the environment's key isn't here, or what `change` throws
 */
export const changeEnvironment = async (
  context: Context,
  name: string,
  actor: Actor,
  change: (current: EnvironmentDocument | undefined) => Promise<EnvironmentChange>,
  signer?: Subject,
): Promise<EnvironmentDocument> =>
  changeRef<EnvironmentDocument>(context, environmentSubject(name), actor, {
    title: `The environment '${name}'`,
    signer,
    read: () => read(context, name),
    change: async (current) => {
      const { act, details, next } = await change(current);
      return {
        deed: { act, details, from: current?.composition ?? null, to: next.composition },
        make: (head) => ({
          ...unknownFields(environmentSchema, current),
          kind: 'environment',
          environment: name,
          ...next,
          ...head,
        }),
      };
    },
  });
