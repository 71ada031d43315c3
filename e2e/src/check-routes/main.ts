import assert from 'node:assert/strict';
import { launchBrowser } from '../browser.ts';
import { checkRoutes } from './check-routes.ts';

/**
 * The command that `marketplace compatibility` runs for each composition. Its argument is the site's address in an
 * environment that allows overrides; CHROMIUM_PATH is the path of Chromium, CHECK_ACCOUNTS the accounts that sign in.
 */
const {
  MARKETPLACE_COMPOSITION: composition,
  MARKETPLACE_VERSIONS: versions,
  MARKETPLACE_ROUTES: routes,
  CHECK_ACCOUNTS: accounts = '',
} = process.env;
const [, , url] = process.argv;
assert(url && URL.canParse(url), 'Name the address of the site, for instance http://qa.localhost:3000.');
assert(composition && versions && routes, 'Run it by marketplace compatibility, which says what to open.');

const browser = await launchBrowser();
try {
  const results = await checkRoutes(browser, {
    url,
    composition,
    versions: new Map(
      versions.split(' ').map((name): [string, string] => {
        const [id = '', version = ''] = name.split('@');
        return [id, version];
      }),
    ),
    routes: JSON.parse(routes),
    accounts,
  });
  process.stdout.write(JSON.stringify(results));
} finally {
  await browser.close();
}
