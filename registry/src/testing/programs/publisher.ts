import { openRegistry, settingsFrom } from '../../core/open-registry.ts';
import { publish } from '../../publish/publish.ts';

/** Publishes the build in the folder of the first argument; prints a line when it begins, and one per stored file. */
const [folder = '.'] = process.argv.slice(2);
const registry = await openRegistry(settingsFrom(process.env));
process.stdout.write('begins\n');
const actor = { who: `publisher ${process.pid}`, why: 'a test needs it' };
await publish(registry, folder, actor, ({ stored, total }) => process.stdout.write(`${stored}/${total}\n`));
process.stdout.write('published\n');
await registry.close();
