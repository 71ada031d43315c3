import path from 'node:path';
import { writeBuild } from '../build-folder.ts';
import { bookingRelease, SHELL } from '../stocked-registry.ts';

/** Writes builds of a shell and of a remote into the folder that the argument names. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder.');
for (const record of [SHELL, bookingRelease('1.0.0')]) await writeBuild(path.resolve(folder), record);
