import { testServer } from '@sundara/node/testing';
import { type Content, templateDatabase } from '../template-database.ts';

// Makes a database with this content on the tests' server and prints its address; it goes with the server.
const CONTENTS: readonly Content[] = ['empty', 'migrated', 'demo'];
const [word = 'empty'] = process.argv.slice(2);
const content = CONTENTS.find((one) => one === word);
if (!content) throw new Error(`A database is ${CONTENTS.join(', ')}, not '${word}'.`);
const server = await testServer();
console.log(await server.createDatabase(await templateDatabase(server, content)));
process.exit(0);
