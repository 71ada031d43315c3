import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { PLACEMENTS } from './declaration.ts';

/** Words of declarations that a shell understands; builds from before don't say. */
export const knownWordsSchema = z.object({ placements: z.array(z.string()), roles: z.array(z.string()) });
export type KnownWords = z.output<typeof knownWordsSchema>;

/** Those of this contract. */
export const KNOWN_WORDS: KnownWords = { placements: [...PLACEMENTS], roles: [...ROLES] };
