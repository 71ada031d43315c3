import type { Subject } from './fault.ts';

const SITE = 'registry/src/site';

/** The HTML of a page, its headers, and what it says to search engines. */
export const PAGE: Subject = {
  name: 'page',
  faults: [
    {
      name: 'script-json-not-escaped',
      breaks: 'No text in the page data can end its script element.',
      file: `${SITE}/page/escape.ts`,
      before: "JSON.stringify(value).replaceAll('<', ",
      after: "JSON.stringify(value).replaceAll('<<', ",
      tests: [`${SITE}/page/page-html.test.ts`],
    },
    {
      name: 'inline-scripts-allowed',
      breaks: 'Nothing inline runs but by the nonce.',
      file: `${SITE}/page/security-policy.ts`,
      before: `"'strict-dynamic'"]`,
      after: `"'unsafe-inline'"]`,
      tests: [`${SITE}/page/security-policy.test.ts`],
    },
    {
      name: 'framed-by-others',
      breaks: 'No other site can put a frame around a page.',
      file: `${SITE}/page/security-policy.ts`,
      before: `'frame-ancestors': ["'none'"]`,
      after: `'frame-ancestors': ['*']`,
      tests: [`${SITE}/page/security-policy.test.ts`],
    },
    {
      name: 'private-page-indexed',
      breaks: 'Search engines show no page that needs an account.',
      file: `${SITE}/head/find-head.ts`,
      before: 'indexed: indexed && exists && isPublic,',
      after: 'indexed: indexed && exists,',
      tests: [`${SITE}/head/find-head.test.ts`],
    },
    {
      name: 'missing-salon-found',
      breaks: 'A page of a salon that is not there is answered with 404.',
      file: `${SITE}/head/find-head.ts`,
      before: "status === 200 && said !== 'missing'",
      after: 'status === 200',
      tests: [`${SITE}/head/find-head.test.ts`],
    },
    {
      name: 'noindex-on-production',
      breaks: 'Search engines may show the pages of production.',
      file: `${SITE}/settings.ts`,
      before: "'local,production'",
      after: "'local'",
      tests: [`${SITE}/settings.test.ts`],
    },
    {
      name: 'trial-environment-indexed',
      breaks: 'Pages of an environment that is not to be found say noindex.',
      file: `${SITE}/host-environment.ts`,
      before: 'boolean => indexedEnvironments.has(environment)',
      after: 'boolean => true',
      tests: [`${SITE}/sitemap/search-engines.itest.ts`],
    },
    {
      name: 'link-to-another-site',
      breaks: 'A link with an override never leads to another site.',
      file: `${SITE}/override/clean-address.ts`,
      before: "const path = pathname.replace(/^[/\\\\]*/, '/');",
      after: 'const path = pathname;',
      tests: [`${SITE}/override/clean-address.test.ts`],
    },
  ],
};
