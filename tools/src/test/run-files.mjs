import { after, describe } from 'node:test';

/** How long the process may live on after its last test, before what holds it open counts as left behind. */
const LEFT_OPEN_MS = 60_000;

/**
 * Runs files of Node's tests one after the other in this process, each as a suite with the file's name: shared code is
 * loaded once, and hooks apply only to the tests of their own file. A file that takes longer than the limit has failed,
 * and the next one begins. Arguments: the limit in milliseconds, then pairs of a file's name and the address to load it
 * from.
 */
const [, , limitMs, ...names] = process.argv;
for (let index = 0; index < names.length; index += 2) {
  const [name = '', address = ''] = names.slice(index);
  describe(name, { timeout: Number(limitMs) }, async () => {
    await import(address);
  });
}

after(() => {
  setTimeout(() => {
    console.error(`Something holds the process open ${LEFT_OPEN_MS / 1000} s after the last test.`);
    process.exit(1);
  }, LEFT_OPEN_MS).unref();
});
