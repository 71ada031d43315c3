import type { Subject } from './fault.ts';

/** What one remote does to the page and to the others, in the browser. */
export const CONTAINMENT: Subject = {
  name: 'containment',
  faults: [
    {
      name: 'going-page-fails-next',
      breaks: 'What a page throws as it goes falls to no other remote.',
      file: 'shell/src/layout/page-frame.tsx',
      before: '<Outlet key={matches.at(-1)?.id} />',
      after: '<Outlet />',
      tests: ['shell/src/layout/leaving-boundary.test.tsx', 'e2e/src/drills/releases/broken-code.journey.ts'],
    },
    {
      name: 'going-page-fails-frame',
      breaks: 'What a page throws as it goes does not end the frame.',
      file: 'shell/src/layout/leaving-boundary.tsx',
      before: 'const MOST = 2;',
      after: 'const MOST = 0;',
      tests: ['shell/src/layout/leaving-boundary.test.tsx'],
    },
    {
      name: 'lost-page-without-contact',
      breaks: 'A page that can not be shown says how to reach us.',
      file: 'shell/src/router/remote-route-error.tsx',
      before: '      <ContactLine />\n',
      after: '',
      tests: ['shell/src/router/page.test.tsx', 'e2e/src/drills/blackout.journey.ts'],
    },
    {
      name: 'messages-go-with-lost-part',
      breaks: 'A message of the site stays while a part of the page is lost.',
      file: 'shell/src/router/remote-route-error.tsx',
      before: '  useEffect(() => {\n',
      after: `  useEffect(() => {
    for (const one of document.querySelectorAll('.notistack-SnackbarContainer')) one.remove();
`,
      tests: ['e2e/src/drills/network.journey.ts'],
    },
    {
      name: 'retry-pressed-twice',
      breaks: 'One press of Retry fetches a lost part again.',
      file: 'shell/src/router/remote-route-error.tsx',
      before: '    loader.renew(remoteId);\n',
      after: `    const isFirst = !Reflect.has(window, 'pressed');
    Reflect.set(window, 'pressed', true);
    if (isFirst) return;
    loader.renew(remoteId);
`,
      tests: ['e2e/src/drills/network.journey.ts'],
    },
    {
      name: 'stopped-part-holds-page',
      breaks: 'The page goes on while a part of it has stopped.',
      file: 'shell/src/router/remote-route-error.tsx',
      before: '  useEffect(() => {\n',
      after: `  useEffect(() => {
    for (const ends = Date.now() + 40_000; Date.now() < ends; );
`,
      tests: ['e2e/src/drills/releases/broken-code.journey.ts'],
    },
    {
      name: 'standing-in-version-blamed',
      breaks: 'Telemetry names the version that failed, not the one in its place.',
      file: 'shell/src/shell-api/remote-health.ts',
      before: '          version,\n          tookMs,',
      after: '          version: instead ?? version,\n          tookMs,',
      tests: ['e2e/src/drills/releases/broken-code.journey.ts'],
    },
    {
      name: 'old-files-go-at-once',
      breaks: 'Files of a version that was live stay for seven days after it.',
      file: 'registry/src/gc/plan-collection.ts',
      before: 'export const KEPT_DAYS = 7;',
      after: 'export const KEPT_DAYS = 0;',
      tests: ['registry/src/gc/plan-collection.test.ts'],
    },
    {
      name: 'left-page-listens-on',
      breaks: 'A page that was left listens to nothing any more.',
      file: 'mfe-customer/src/features/focus/use-kept-focus.ts',
      before: "window.removeEventListener('keydown', moveOn, true);",
      after: '',
      tests: ['e2e/src/endurance/leaks.journey.ts'],
    },
    {
      name: 'given-up-page-kept-by-picture',
      breaks:
        'A picture of a page that is given up before it is shown has no address, by which Chromium would keep it.',
      file: 'shared-web/src/core/picture.tsx',
      before: '[isInPage, setIsInPage] = useState(isOfServer)',
      after: '[isInPage, setIsInPage] = useState(true)',
      tests: ['shared-web/src/core/picture.test.tsx'],
    },
    {
      name: 'new-page-throws-later',
      breaks: 'No press leads to an error that nobody catches.',
      file: 'shell/src/layout/route-announcer.tsx',
      before: '    setSaid(document.title);',
      after: "    queueMicrotask(() => { throw new Error('nobody catches it'); });",
      tests: ['e2e/src/endurance/monkey.journey.ts'],
    },
  ],
};
