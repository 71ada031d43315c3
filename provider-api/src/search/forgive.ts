import type { DatabaseHandle } from '../database/database-handle.ts';
import { type Meaning, understand } from './understand.ts';

export interface Understood {
  readonly meaning: Meaning;
  /** What was understood instead of what was typed. */
  readonly corrected?: string;
}

export const understandForgiving = async (db: DatabaseHandle, text: string): Promise<Understood> => {
  const meaning = await understand(db, text);
  return { meaning };
};
