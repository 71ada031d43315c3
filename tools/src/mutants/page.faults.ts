import type { Subject } from './fault.ts';

const SITE = 'registry/src/site';

/** The HTML of a page, its headers, and its data for search engines. */
export const PAGE: Subject = {
  name: 'page',
  faults: [
    {
      name: 'script-json-not-escaped',
      breaks: 'No text in the page data can end its script element.',
      file: `${SITE}/http/escape.ts`,
      before: "JSON.stringify(value).replaceAll('<', ",
      after: "JSON.stringify(value).replaceAll('<<', ",
      tests: [`${SITE}/page/page-html.test.tsx`, 'e2e/src/tour/injection-stored.journey.ts'],
    },
    {
      name: 'title-not-escaped',
      breaks: 'A salon’s name cannot become markup.',
      file: `${SITE}/http/escape.ts`,
      before: `replaceAll(/[&<>"']/g`,
      after: `replaceAll(/[&"']/g`,
      tests: [`${SITE}/page/page-html.test.tsx`],
    },
    {
      name: 'salon-name-as-markup',
      breaks: 'No text that people write becomes markup in a page.',
      file: 'mfe-discovery/src/features/salon-card/salon-card.tsx',
      before: `            >
              {salon.name}
            </Box>`,
      after: '              dangerouslySetInnerHTML={{ __html: salon.name }}\n            />',
      tests: ['e2e/src/tour/injection.journey.ts'],
    },
    {
      name: 'search-words-as-markup',
      breaks: 'No word of an address becomes markup in a page.',
      file: 'mfe-discovery/src/pages/listing/hero.tsx',
      before: `        >
          {heading}
        </Typography>`,
      after: '          dangerouslySetInnerHTML={{ __html: heading }}\n        />',
      tests: ['e2e/src/tour/injection-reflected.journey.ts'],
    },
    {
      name: 'picture-address-taken-over',
      breaks: 'No address that is code stands in a page, not even as a picture’s.',
      file: 'shared-contracts/src/security/web-address.ts',
      before: '/^(?:\\/|https?:\\/\\/)/i.test(value) ? value : undefined',
      after: 'value',
      tests: [
        'shared-contracts/src/security/web-address.test.ts',
        'shared-web/src/core/picture.test.tsx',
        'e2e/src/tour/injection.journey.ts',
      ],
    },
    {
      name: 'sign-in-leads-elsewhere',
      breaks: 'A sign-in leads to no other site, whatever its address says.',
      file: 'shell/src/sign-in/next-path.ts',
      before: '  const { origin, pathname, search, hash } = new URL(value, BASE);',
      after: `  if (value.startsWith('//')) return value;
  const { origin, pathname, search, hash } = new URL(value, BASE);`,
      tests: ['shell/src/sign-in/next-path.test.ts', 'e2e/src/tour/injection-reflected.journey.ts'],
    },
    {
      name: 'script-without-nonce',
      breaks: 'The shell’s script carries the nonce of its answer.',
      file: `${SITE}/page/page-html.ts`,
      before: 'crossorigin="anonymous" nonce="',
      after: 'crossorigin="anonymous" data-nonce="',
      tests: [`${SITE}/page/page-html.test.tsx`],
    },
    {
      name: 'script-without-hash',
      breaks: 'The shell’s script carries the hash of its file.',
      file: `${SITE}/page/page-html.ts`,
      before: ' integrity="',
      after: ' data-integrity="',
      tests: [`${SITE}/page/page-html.test.tsx`],
    },
    {
      name: 'inline-scripts-allowed',
      breaks: 'Nothing inline runs but by the nonce.',
      file: `${SITE}/policies/security-policy.ts`,
      before: `"'strict-dynamic'"]`,
      after: `"'unsafe-inline'"]`,
      tests: [`${SITE}/policies/security-policy.test.ts`],
    },
    {
      name: 'policy-exchanged-by-304',
      breaks: 'A page that a browser has keeps the policy with its own nonce.',
      file: `${SITE}/front-door/security-headers.ts`,
      before: 'reply.statusCode === 304',
      after: 'reply.statusCode === 305',
      tests: [`${SITE}/site.itest.ts`],
    },
    {
      name: 'composition-without-hash',
      breaks: "A page's composition is held to the hash that the page names.",
      file: 'shell/src/boot/fetch-composition.ts',
      before: 'request({ integrity, cache }, limitMs)',
      after: 'request({ cache }, limitMs)',
      tests: ['shell/src/boot/fetch-composition.test.tsx'],
    },
    {
      name: 'framed-by-others',
      breaks: 'No other site can put a frame around a page.',
      file: `${SITE}/policies/security-policy.ts`,
      before: `'frame-ancestors': ["'none'"]`,
      after: `'frame-ancestors': ['*']`,
      tests: [`${SITE}/policies/security-policy.test.ts`],
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
      file: `${SITE}/http/host-environment.ts`,
      before: 'boolean => indexedEnvironments.has(environment)',
      after: 'boolean => true',
      tests: [`${SITE}/sitemap/search-engines.itest.ts`],
    },
    {
      name: 'override-page-shared',
      breaks: 'No cache between gives one browser’s page to another.',
      file: `${SITE}/pages.ts`,
      before: 'if (shown.qa || hasShares(live.document)) reply.headers(PERSONAL_HEADERS);',
      after: '',
      tests: [`${SITE}/override/override.itest.ts`],
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
