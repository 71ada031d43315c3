import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import type { Task } from '../workspace/task.ts';
import { benchCalendar } from './calendar-bench.ts';
import { compareReleases, median, ratioOf } from './compare-releases.ts';
import { benchPackage } from './package-bench.ts';
import { benchPages } from './pages/pages-bench.ts';
import { CHANGED_FOLDER, releasePlace } from './release-place.ts';
import { benchBytes } from './route-bytes/bytes-bench.ts';
import { codeMeter } from './route-bytes/measure-routes.ts';
import { benchProduct, runBench } from './run-bench.ts';
import { benchSearch } from './search-bench.ts';

const ADMIN_BENCH = 'provider-api/bench/admin/main.ts';
const BOOKING_BENCH = 'provider-api/bench/booking/main.ts';
const POPULAR_TIME_BENCH = 'provider-api/bench/popular-time/main.ts';
const SLOW_CLIENTS_BENCH = 'e2e/src/bench/slow-clients.ts';
const RENDERS_BENCH = 'e2e/src/bench/renders/main.ts';
const SIGN_IN_BENCH = 'provider-api/bench/sign-in/main.ts';
const ROUNDS = 5;
/** The largest share of the whole that the release of one remote may take. */
const MOST = 0.5;

/**
 * `npm run bench`: what the release of a one-line change costs (build, hash, sign, publish, promote), against building,
 * publishing and promoting every app as one. Only their ratio is meaningful: the seconds depend on the machine.
 */
export const benchTask: Task = async ({ root, words: [word = `${ROUNDS}`, ...more] }) => {
  if (word === 'search') return benchSearch(root, more);
  if (word === 'booking') return runBench(root, BOOKING_BENCH);
  if (word === 'admin') return runBench(root, ADMIN_BENCH, more);
  if (word === 'sign-in') return runBench(root, SIGN_IN_BENCH);
  if (word === 'popular-time') return runBench(root, POPULAR_TIME_BENCH);
  if (word === 'calendar') return benchCalendar(root);
  if (word === 'bytes') return benchBytes(more);
  if (word === 'pages') return benchPages(root, more);
  if (word === 'renders') return benchProduct(root, RENDERS_BENCH, more);
  if (word === 'package') return benchPackage(root, more);
  if (word === 'slow-clients') return benchProduct(root, SLOW_CLIENTS_BENCH);
  const rounds = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  if (rounds < 1)
    throw new Refusal(
      `give a number of rounds from 1 to 99, nothing for ${ROUNDS}, or search, booking, sign-in, admin, popular-time, calendar, pages, bytes, package or slow-clients.`,
    );
  const place = await releasePlace(root);
  try {
    console.log('Releasing everything once, so that each round adds to a registry in use …');
    await place.release(APP_FOLDERS, '1.0.0');
    const ratios: number[] = [];
    for await (const round of compareReleases(place, rounds)) {
      const ratio = ratioOf(round);
      ratios.push(ratio);
      console.log(`round ${ratios.length} of ${rounds}: ${ratio.toFixed(2)}`);
    }
    const ratio = median(ratios);
    console.log(
      `A one-line change in ${CHANGED_FOLDER}, released alone, takes ${ratio.toFixed(2)} of releasing all ${APP_FOLDERS.length} apps as one (median of ${rounds}; at most ${MOST}).`,
    );
    const codeOf = codeMeter((app) => path.join(place.checkout, app, 'dist'));
    const { files, bytes } = await codeOf(CHANGED_FOLDER, './routes/home');
    console.log(`Home fetches ${files} files of code at once, ${Math.round(bytes / 1000)} kB in brotli.`);
    console.log(
      'How fast salons are found, and times and orders made, is measured by npm run bench -- search and booking.',
    );
    return ratio <= MOST ? 0 : 1;
  } finally {
    await place.remove();
  }
};
