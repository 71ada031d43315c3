import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDeclaration } from '@sundara/contracts/federation';
import { exposeEntries } from './exposes.ts';

const declaration = defineDeclaration({
  id: 'gifts',
  title: 'Gifts',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [
    { path: '/gifts', expose: './routes/gifts', access: 'public', title: 'Gifts', skeleton: 'cards' },
    { path: '/vouchers', expose: './routes/gifts', access: 'public', title: 'Gifts', skeleton: 'cards' },
  ],
  navigation: [],
  extensionPoints: {
    offers: [],
    fills: [{ point: 'discovery.booking-dialog', range: '^1.0.0', expose: './extensions/dialog' }],
  },
  operations: [],
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sundara-exposes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (file: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), 'export const Component = () => null;');
};

test('every expose that a route or a fill names is built once from its file', () => {
  add('src/expose/routes/gifts.expose.tsx');
  add('src/expose/extensions/dialog.expose.tsx');
  expect(exposeEntries(declaration, folder)).toEqual({
    './routes/gifts': { import: './src/expose/routes/gifts.expose.tsx', name: 'routes-gifts' },
    './extensions/dialog': { import: './src/expose/extensions/dialog.expose.tsx', name: 'extensions-dialog' },
  });
});

test('an expose without a file stops the build and is told with the file that it needs', () => {
  add('src/expose/routes/gifts.expose.tsx');
  expect(() => exposeEntries(declaration, folder)).toThrow(
    "mfe-gifts/remote.config.ts names exposes without a file: './extensions/dialog' needs src/expose/extensions/dialog.expose.tsx.",
  );
});
