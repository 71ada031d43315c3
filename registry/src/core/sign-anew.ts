import { type ActName, signed } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { openEnvelope, sealDocument } from '../keys/envelope.ts';
import { KEY_LIST, type Subject } from '../keys/subject.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { keepAct } from './acts.ts';
import { type Context, refName } from './context.ts';
import { type KeptHistory, keptHistory } from './kept-history.ts';
import { pinnedText, rebuildHead, undoneReleases } from './rebuild-head.ts';
import type { Actor } from './registry.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

const headSchema = z.looseObject({ sequence: z.int(), history: z.string() });
const textSchema = signed(z.unknown());
/** A sequence further ahead than this is forged: continuing from it could exhaust the numbers. */
const MOST_AHEAD = 1_000_000;

/** A key that ends, and the moment after which its signatures are invalid. */
export interface Ending {
  readonly subject: Subject;
  readonly key: { readonly id: string; readonly publicKey: string };
  /** Milliseconds. Undefined keeps everything it has signed so far, because its holder is the rightful one. */
  readonly after: number | undefined;
}

/** The state of the subject's head and its history, split at the moment. */
export interface Found extends KeptHistory {
  /** 'own': the key has signed it. 'other': another trusted key has, so it stays as it is. 'none': there is no head. */
  readonly head: 'own' | 'other' | 'none';
  readonly text: string | undefined;
  readonly revision: string | undefined;
}

const parseText = (text: string): { signer: string; document: unknown } | undefined => {
  try {
    const { document, signature } = textSchema.parse(JSON.parse(text));
    return { signer: signature.key, document };
  } catch {
    return undefined;
  }
};

const isOthers = async ({ keys }: Context, { subject, key }: Ending, text: string): Promise<boolean> => {
  if (parseText(text)?.signer === key.id) return false;
  try {
    await keys.open(refName(subject), text, subject, headSchema);
    return true;
  } catch (error) {
    // A head without a valid signature is replaced like one that the key has signed.
    if (error instanceof Tampered) return false;
    throw error;
  }
};

/** Reports what ending a key would keep and undo of its subject; changes nothing. */
export const lookBefore = async (context: Context, ending: Ending): Promise<Found> => {
  const { subject, after } = ending;
  const stored = await context.documents.read(refName(subject));
  if (!stored) return { head: 'none', text: undefined, revision: undefined, kept: [], undone: [] };
  const head = z.safeParse(headSchema, parseText(stored.text)?.document);
  const history = await keptHistory(context.documents, subject, head.data, after);
  return { head: (await isOthers(context, ending, stored.text)) ? 'other' : 'own', ...stored, ...history };
};

/**
 * The document as it is, if the ending key has signed it. Preferred over rebuilding, as the acts don't record
 * everything.
 */
const unchanged = (text: string, { key }: Ending) =>
  openEnvelope('it', text, headSchema, async (id) => {
    if (id === key.id) return key;
    throw new Refusal('another key');
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/**
 * Has the root sign the state of a subject at the moment, with a sequence above those that the key signed; later acts
 * leave the history. Nothing changes where another key has signed the head since.
 *
 * @throws Refusal when the root key isn't here, or no state from before the moment is known
 */
export const signAnew = (context: Context, ending: Ending, act: ActName, actor: Actor): Promise<Found> =>
  retryOnConflict(`The head of ${ending.subject}`, async () => {
    const { subject, key, after } = ending;
    const { documents, keys } = context;
    const root = await keys.requireSigningKey(KEY_LIST);
    const found = await lookBefore(context, ending);
    if (found.head !== 'own' || found.text === undefined) return found;
    const { kept, undone } = found;
    const stolen = undoneReleases(found);
    const at = new Date().toISOString();
    const reason = { by: actor.who, why: actor.why, at };
    const replaced = parseText(found.text)?.document;
    const last = kept.at(-1);
    const before =
      after === undefined
        ? ((await unchanged(found.text, ending)) ?? rebuildHead(subject, kept, stolen, reason, replaced))
        : rebuildHead(subject, kept, stolen, reason, replaced);
    if (!last || !before)
      throw new Refusal(
        `Nothing of ${subject} is known of before that moment: take a later one, or remove ${refName(subject)} to begin it anew.`,
      );
    const { data: head } = z.safeParse(headSchema, replaced);
    const ahead = (head?.sequence ?? 0) - last.sequence;
    const sequence = last.sequence + 1 + (ahead > 0 && ahead < MOST_AHEAD ? ahead : 0);
    const withdrawn = pinnedText(stolen);
    const entry = {
      ...{ subject, sequence, act, ...actor, at, from: last.to, to: last.to, previous: last.id },
      details: {
        key: key.id,
        ...(after !== undefined && { after: new Date(after).toISOString() }),
        last: String(last.sequence),
        ...(undone.length > 0 && { undone: undone.at(-1)?.id ?? '' }),
        ...(withdrawn && { withdrawn }),
      },
    };
    const document = { ...before, sequence, history: await keepAct(documents, entry), changedAt: at };
    const written = await documents.write(refName(subject), sealDocument(document, root), found.revision);
    return written === undefined ? undefined : found;
  });
