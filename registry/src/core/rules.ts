import { type RulesDocument, type RulesFile, rulesSchema } from '@sundara/contracts/federation';
import { KEY_LIST, RULES } from '../keys/subject.ts';
import type { Context } from './context.ts';
import type { Actor } from './registry.ts';
import { changeRef, readRef } from './signed-ref.ts';

/** The rules of all environments, with the root's signature checked; undefined when none were set. */
export const readRules = async (context: Context): Promise<RulesDocument | undefined> =>
  (await readRef(context, RULES, rulesSchema))?.document;

/**
 * Sets the rules of all environments; environments that the file doesn't name have none from now on. The root signs
 * them, so that an environment's key alone can't loosen its rules.
 *
 * @throws Refusal when the root key isn't here
 */
export const setRules = (
  context: Context,
  { environments }: RulesFile,
  actor: Actor,
): Promise<RulesDocument> =>
  changeRef<RulesDocument>(context, RULES, actor, {
    title: 'The rules',
    signer: KEY_LIST,
    read: () => readRef(context, RULES, rulesSchema),
    change: async (current) => ({
      deed: {
        act: 'rules.set',
        details: { environments: Object.keys(environments).join(' ') },
        from: null,
        to: null,
      },
      make: (head) => ({ ...current, kind: 'rules', environments, ...head }),
    }),
  });
