import { createStore, delMany, get, set, type UseStore, update } from 'idb-keyval';
import * as z from 'zod/mini';

/** One stored response: the reply as JSON, and its ISO instant. */
const answerSchema = z.object({ at: z.string(), text: z.string() });
export type Answer = z.output<typeof answerSchema>;

/** The index of the store, the newest first; `size` in characters of JSON. */
const indexSchema = z.array(z.object({ url: z.string(), size: z.number() }));
type Index = z.output<typeof indexSchema>;

export interface AnswerLimits {
  readonly answers: number;
  readonly characters: number;
}

/** Enough for a visit's pages, and small enough for a cheap phone. */
export const LIMITS: AnswerLimits = { answers: 20, characters: 3_000_000 };

export interface AnswerStore {
  /** The last response of a URL; undefined if there is none, or if the stored value is invalid. */
  readonly read: (url: string) => Promise<Answer | undefined>;
  /** Replaces the response of a URL; the oldest ones are removed to make room. One that is too big is not stored. */
  readonly write: (url: string, answer: Answer) => Promise<void>;
}

const INDEX = 'index';
const keyOf = (url: string) => `answer ${url}`;

const readIndex = (stored: unknown): Index => {
  const index = z.safeParse(indexSchema, stored);
  return index.success ? index.data : [];
};

/** The newest responses that fit, in order. */
const fitting = (index: Index, { answers, characters }: AnswerLimits): Index => {
  let room = characters;
  return index.slice(0, answers).filter(({ size }) => {
    room -= size;
    return room >= 0;
  });
};

/** A bounded store in IndexedDB. It rejects if the browser has none, or no room: callers go on without. */
export const openAnswerStore = (limits: AnswerLimits = LIMITS, database = 'sundara-kept'): AnswerStore => {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore(database, 'answers');
    return opened;
  };
  return {
    read: async (url) => {
      const answer = z.safeParse(answerSchema, await get(keyOf(url), store()));
      return answer.success ? answer.data : undefined;
    },
    write: async (url, answer) => {
      const size = answer.text.length;
      if (size > limits.characters) return;
      let dropped: Index = [];
      // First the index, so that the store holds nothing that the index does not count.
      await update<unknown>(
        INDEX,
        (stored) => {
          const all = [{ url, size }, ...readIndex(stored).filter((entry) => entry.url !== url)];
          const kept = fitting(all, limits);
          dropped = all.filter((entry) => !kept.includes(entry));
          return kept;
        },
        store(),
      );
      await delMany(
        dropped.map((entry) => keyOf(entry.url)),
        store(),
      );
      await set(keyOf(url), answer, store());
    },
  };
};
