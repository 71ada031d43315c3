import { describe } from 'node:test';

/**
 * Runs files of Node's tests one after the other in this process, each as a suite with the file's name: what they share
 * is loaded once, and their hooks stay with their own tests. Arguments: the name of a file and where to load it from, in
 * turn.
 */
const [, , ...names] = process.argv;
for (let index = 0; index < names.length; index += 2) {
  const [name = '', address = ''] = names.slice(index);
  describe(name, async () => {
    await import(address);
  });
}
