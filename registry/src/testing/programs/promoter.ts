import { promote } from '../../acts/promote.ts';
import { openRegistry, settingsFrom } from '../../core/open-registry.ts';

/**
 * Promotes booking to 'local' as often as the first argument says, alternating between two versions, and prints a line
 * after each promotion. The second argument is the actor's name.
 */
const [times = '1', who = 'promoter'] = process.argv.slice(2);
const registry = await openRegistry(settingsFrom(process.env));
for (let turn = 0; turn < Number(times); turn += 1) {
  const why = `${who} turn ${turn}`;
  const version = turn % 2 === 0 ? '1.1.0' : '1.0.0';
  await promote(registry, 'local', [{ id: 'booking', version }], { who, why });
  process.stdout.write(`${why}\n`);
}
await registry.close();
