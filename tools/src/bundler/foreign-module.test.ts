import { foreignModule } from './foreign-module.ts';

const fault = (app: string, resource: string) => foreignModule('/repo', app, `/repo/${resource}`);

test.each([
  ['mfe-booking', 'mfe-booking/src/features/flow/flow.store.ts'],
  ['mfe-booking', 'shared-contracts/src/api/index.ts'],
  ['mfe-booking', 'node_modules/@mui/material/esm/Slider/Slider.js'],
  ['mfe-booking', 'node_modules/react/cjs/react-jsx-runtime.production.js'],
  ['shell', 'node_modules/react-dom/index.js'],
])('%s may bundle %s', (app, resource) => {
  expect(fault(app, resource)).toBeUndefined();
});

test.each([
  ['mfe-booking', 'mfe-discovery/src/pages/home/home.page.tsx'],
  ['mfe-booking', 'shell/src/session/session.ts'],
  ['shell', 'mfe-booking/src/features/dialog/booking-dialog.tsx'],
  ['shell', 'provider-api/src/app.ts'],
])('%s may not bundle %s, and is told the right door', (app, resource) => {
  expect(fault(app, resource)).toMatch(`${app} bundles ${resource}, which it may not import: `);
});

test('a second copy of what a page has once is refused with the place to import it from', () => {
  expect(fault('mfe-booking', 'node_modules/react-router-dom/dist/index.mjs')).toBe(
    "mfe-booking would bundle its own copy of react-router-dom; the shell's is reached by '@sundara/web/router'.",
  );
  expect(fault('mfe-booking', 'node_modules/@emotion/react/dist/index.js')).toMatch(
    /its own copy of @emotion\/react/,
  );
});
