import * as z from 'zod';
import catalogue from '../../../illustrations/catalogue.json' with { type: 'json' };
import { hashOf } from './hash.ts';

const KINDS = ['room', 'detail', 'work', 'service', 'portrait'] as const;
/** A salon's room, a detail of a place, the result of a visit, a service, a person. */
export type IllustrationKind = (typeof KINDS)[number];

const widths = z.array(z.int()).min(1);
const illustrationSchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  /** What it shows: several illustrations show one subject in different colours. */
  subject: z.string(),
  /** What it may stand for: kinds of salons, categories of services, women or men; 'other' for what is not known. */
  suits: z.array(z.string()),
  width: z.int(),
  height: z.int(),
  /** The widths of its files, in pixels, the narrowest first. */
  avif: widths,
  jpg: widths,
  alt: z.string(),
  /** A blurred copy of about 200 bytes, as a data URI. */
  placeholder: z.string(),
});
export type Illustration = z.output<typeof illustrationSchema>;

/** The set that `npm run illustrations -w tools` draws, and the version of its addresses. */
export const { version: ILLUSTRATIONS_VERSION, illustrations: ILLUSTRATIONS } = z
  .object({ version: z.string(), illustrations: z.array(illustrationSchema) })
  .parse(catalogue);

const BY_ID: ReadonlyMap<string, Illustration> = new Map(ILLUSTRATIONS.map((one) => [one.id, one]));

export const findIllustration = (id: string): Illustration | undefined => BY_ID.get(id);

/** All illustrations of a kind that suit a word, as 'barber'; the neutral ones if none does. */
export const illustrationsFor = (kind: IllustrationKind, suiting: string): readonly Illustration[] => {
  const ofKind = ILLUSTRATIONS.filter((one) => one.kind === kind);
  const suited = ofKind.filter(({ suits }) => suits.includes(suiting));
  return suited.length > 0 ? suited : ofKind.filter(({ suits }) => suits.includes('other'));
};

/** One of them, always the same for a key. */
export const illustrationFor = (kind: IllustrationKind, suiting: string, key: string): Illustration => {
  const suited = illustrationsFor(kind, suiting);
  const chosen = suited[hashOf(key) % suited.length];
  if (!chosen) throw new RangeError(`No illustration of the kind '${kind}' is neutral.`);
  return chosen;
};
