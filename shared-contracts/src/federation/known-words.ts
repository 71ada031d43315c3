import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { PLACEMENTS } from './declaration.ts';

/** Placements and roles in declarations that a shell understands; older builds don't record them. */
export const knownWordsSchema = z.object({ placements: z.array(z.string()), roles: z.array(z.string()) });
export type KnownWords = z.output<typeof knownWordsSchema>;

/** The words of this contract. */
export const KNOWN_WORDS: KnownWords = { placements: [...PLACEMENTS], roles: [...ROLES] };
