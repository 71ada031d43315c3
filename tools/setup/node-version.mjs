import { readFileSync } from 'node:fs';

/**
 * Ends the process with one sentence where this Node is older than `engines.node` of the root `package.json`; later
 * steps use syntax that an older one cannot parse.
 *
 * @param {string} [running] version without the leading v; the default is the one that runs this
 */
export const requireNode = (running = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const wanted = engines.node.replace(/^>=\s*/, '');
  if (isAtLeast(running, wanted)) return;
  console.error(
    `Sundara needs Node ${wanted} or newer, and this is ${running}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
};

/**
 * @param {string} running
 * @param {string} wanted
 */
export const isAtLeast = (running, wanted) => {
  const [have, want] = [running, wanted].map((version) => version.split('.').map(Number.parseFloat));
  for (let place = 0; place < 3; place++) {
    const difference = (have?.[place] ?? 0) - (want?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};
