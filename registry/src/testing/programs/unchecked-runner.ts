import { readFile } from 'node:fs/promises';
import { openRegistry, settingsFrom } from '../../core/open-registry.ts';
import { runUnchecked, type Unchecked } from '../unchecked-release.ts';

/** Makes environments run releases that no gate would allow: those in the JSON file of the first argument. */
const [file = ''] = process.argv.slice(2);
const all: readonly Unchecked[] = JSON.parse(await readFile(file, 'utf8'));
const registry = await openRegistry(settingsFrom(process.env));
for (const one of all) await runUnchecked({ registry }, one.name, one.record, one.environment);
await registry.close();
