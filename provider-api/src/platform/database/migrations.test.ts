import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import journal from '../../../drizzle/meta/_journal.json';

describe('the numbered migrations', () => {
  it('are dated in their order, because drizzle passes over one that is older than the last it ran', () => {
    const dates = journal.entries.map((entry) => entry.when);
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
  });

  it('are all in the journal, in the order of their numbers', () => {
    const files = readdirSync(join(__dirname, '../../../drizzle')).filter((name) => name.endsWith('.sql'));
    expect(journal.entries.map((entry) => `${entry.tag}.sql`)).toEqual(files.sort());
  });
});
