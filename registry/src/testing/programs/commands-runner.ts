import { z } from 'zod';
import { main } from '../../cli/main.ts';

/**
 * Runs commands of the release command line in one process, as its parent process requests by messages: so modules are
 * loaded and compiled only once. A message is `{ id, words, env }`, its answer `{ id, code, output }`.
 */
const askedSchema = z.object({
  id: z.int(),
  words: z.array(z.string()),
  env: z.record(z.string(), z.string()),
});

process.on('message', async (message) => {
  const { id, words, env } = askedSchema.parse(message);
  let output = '';
  const say = (text: string): void => {
    output += text;
  };
  const code = await main(words, env, { answer: say, aside: say });
  process.send?.({ id, code, output });
});
