import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lintSql } from './squawk.ts';

const FOLDER = 'provider-api/drizzle';
/** No database had data when it ran. */
const BASELINE = '0000_baseline.sql';
/** `expand`: the running code still works with the schema; `contract`: removes what no running code uses any more. */
const NAME = /^\d{4}_(?<change>expand|contract)_[a-z\d_]+\.sql$/;
const DROPS = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null', 'ban-drop-database'];
/** The mark that the API's migrator reads (`run-migration.ts`). */
const OUTSIDE = /^-- outside a transaction\b/;
const CHANGES_ROWS = /^\s*(update|delete)\b/i;

/**
 * What a numbered migration must not do while the site runs: break code that still uses the previous schema, or hold a
 * lock for long. The migrator itself waits at most a second for a lock.
 * @returns one line per fault, with file, line and what to do instead
 */
export const migrationFaults = async (root: string, folder = FOLDER): Promise<string[]> => {
  const names = (await readdir(path.join(root, folder))).filter(
    (name) => name.endsWith('.sql') && name !== BASELINE,
  );
  const faults: string[] = [];
  for (const name of names.sort()) faults.push(...(await faultsOf(root, `${folder}/${name}`)));
  return faults;
};

const faultsOf = async (root: string, file: string): Promise<string[]> => {
  const change = NAME.exec(path.posix.basename(file))?.groups?.['change'];
  if (!change)
    return [
      `${file}: a migration is named after what it does, 0001_expand_note_of_booking.sql: expand adds, contract takes away.`,
    ];
  const sql = await readFile(path.join(root, file), 'utf8');
  const found = await lintSql(path.join(root, file), {
    allowed: change === 'contract' ? DROPS : [],
    inTransaction: !OUTSIDE.test(sql),
  });
  return [
    ...found.map(({ line, rule, message, help }) => `${file}:${line} ${rule}: ${message} ${help}`.trim()),
    ...statementsOf(sql)
      .filter(({ text }) => CHANGES_ROWS.test(text))
      .map(
        ({ line }) => `${file}:${line} changes rows and holds them until the end: let a job do it in parts.`,
      ),
  ];
};

const BREAKPOINT = '--> statement-breakpoint';
/** The first line that is neither empty nor a comment. */
const BEGINNING = /^[ \t]*(?!--)\S/m;

/** The statements as the migrator runs them, each from its first word on, with the line of that word. */
const statementsOf = (sql: string): { readonly text: string; readonly line: number }[] => {
  let before = 0;
  return sql.split(BREAKPOINT).map((part) => {
    const begins = Math.max(0, part.search(BEGINNING));
    const line = sql.slice(0, before + begins).split('\n').length;
    before += part.length + BREAKPOINT.length;
    return { text: part.slice(begins), line };
  });
};
