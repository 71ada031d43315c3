import { superviseServers } from '../../start/supervise.ts';

// Supervises the programs given as arguments, as `npm start` does its servers; the first argument is the restart
// delays.
const [delays = '', ...files] = process.argv.slice(2);
const servers = files.map((file) => ({
  name: file.replace(/^.*\//, ''),
  args: [file],
  environment: process.env,
  address: '',
  waitingFor: '',
  readyLimitMs: 0,
  stopLimitMs: 1_000,
}));
const supervision = superviseServers(servers, process.cwd(), {
  delaysMs: delays.split(',').map(Number),
  windowMs: 600_000,
});
supervision.watch();
