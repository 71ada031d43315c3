import { superviseServers } from '../../start/supervise.ts';

// Supervises the programs that are named, as `npm start` does its servers; says which process is which.
const servers = process.argv.slice(2).map((file) => ({
  name: file.replace(/^.*\//, ''),
  args: [file],
  environment: process.env,
  address: '',
  waitingFor: '',
  readyLimitMs: 0,
  stopLimitMs: 1_000,
}));
const supervision = superviseServers(servers, process.cwd());
supervision.watch();
