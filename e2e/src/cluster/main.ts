import { startCluster } from './cluster.ts';
import { packageFolder } from './processes/package-folder.ts';

const { PORT } = process.env;
console.log('Starting two sites, two render servers, three API processes and two workers …');
const cluster = await startCluster({ folder: packageFolder(), ...(PORT && { port: Number(PORT) }) });
for (const one of Object.values(cluster.processes).flat())
  console.log(`${one.name}: ${one.address}, process ${one.pid()}`);
console.log(`Mails lie in ${cluster.dataDir}/mail.`);
console.log(`Sundara is ready on ${cluster.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
