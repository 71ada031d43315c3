import { testServer } from '@sundara/node/testing';

// Makes an empty database on the tests' server and tells its address; it goes with the server.
const server = await testServer();
console.log(await server.createDatabase());
process.exit(0);
