import { describe } from 'node:test';

/**
 * Runs files of Node's tests one after the other in this process, each as a suite with the file's name: shared code is
 * loaded once, and hooks apply only to the tests of their own file. Arguments: pairs of a file's name and the address
 * to load it from.
 */
const [, , ...names] = process.argv;
for (let index = 0; index < names.length; index += 2) {
  const [name = '', address = ''] = names.slice(index);
  describe(name, async () => {
    await import(address);
  });
}
