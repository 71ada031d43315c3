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
  ],
};
