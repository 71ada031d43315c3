import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const KIT = path.resolve(import.meta.dirname, '../../../shared-web/src');

/** A name in code: an identifier, or a string that may be one, as in `entry['rating']`. */
const nameOf = (node: object): string | undefined => {
  if (!('type' in node)) return undefined;
  if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && 'name' in node)
    return typeof node.name === 'string' ? node.name : undefined;
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
    ? node.value
    : undefined;
};

/** Every name in a script: code that reads or sends a field has to name it somewhere. */
export const namesIn = (file: string, text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const waiting: unknown[] = [parseSync(file, text).program];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    const name = nameOf(node);
    if (name !== undefined) names.add(name);
    waiting.push(...Object.values(node));
  }
  return names;
};

let kit: ReadonlySet<string> | undefined;

/** Every name in the web kit: its shared groups read the data that a remote passes to them. */
export const kitNames = (): ReadonlySet<string> => {
  kit ??= new Set(
    readdirSync(KIT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.i?test\.tsx?$/.test(file) && !file.startsWith('testing'))
      .map((file) => path.join(KIT, file))
      .flatMap((file) => [...namesIn(file, readFileSync(file, 'utf8'))]),
  );
  return kit;
};
