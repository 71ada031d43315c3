import { buildApps } from '../bundler/build-apps.ts';
import { readAppBuilds } from './app-builds.ts';

// Run as a process of its own: the bundler's memory is given back when it ends.
try {
  await buildApps(readAppBuilds(process.argv[2] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
