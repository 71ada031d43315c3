import type { NewRemote } from './request.ts';

/** Path below the remote's folder → content, which the formatter formats afterwards. */
export type RemoteFiles = Readonly<Record<string, string>>;

/** The packages of a new remote → their versions. */
export type Dependencies = Readonly<Record<string, string>>;

/** 'gift-cards' → 'GiftCards' */
const pascal = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** An address that the route answers: '/gift-cards/:id' → '/gift-cards/1'. */
const exampleOf = (route: string): string => route.replaceAll(/:\w+/g, '1');

/** The files of a remote with one page, in the structure that all remotes share. */
export const remoteFiles = (request: NewRemote, dependencies: Dependencies): RemoteFiles => {
  const { id } = request;
  return {
    'package.json': packageFile(request, dependencies),
    'tsconfig.json': TSCONFIG,
    'remote.config.ts': declarationFile(request),
    'rspack.config.ts': RSPACK_CONFIG,
    [`src/expose/routes/${id}.expose.tsx`]: `export { ${pascal(id)}Page as Component } from '../../pages/${id}/${id}.page.tsx';\n`,
    [`src/pages/${id}/${id}.page.tsx`]: pageFile(request),
    [`src/pages/${id}/${id}.page.test.tsx`]: testFile(request),
  };
};

const packageFile = ({ id, title }: NewRemote, dependencies: Dependencies): string =>
  JSON.stringify({
    name: `@sundara/mfe-${id}`,
    version: '1.0.0',
    private: true,
    author: `${title} team`,
    type: 'module',
    scripts: { build: 'rspack build --config rspack.config.ts' },
    dependencies,
  });

const TSCONFIG = JSON.stringify({
  extends: '../tsconfig.base.json',
  compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], types: ['jest', '@testing-library/jest-dom'] },
  include: ['src', 'remote.config.ts'],
});

const RSPACK_CONFIG = `import { defineRemote } from '../rspack.base.ts';
import declaration from './remote.config.ts';

export default defineRemote(declaration);
`;

const declarationFile = ({ id, title, route, access }: NewRemote): string => `\
import { defineDeclaration } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: '${id}',
  title: ${JSON.stringify(title)},
  contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
  routes: [
    {
      path: '${route}',
      expose: './routes/${id}',
      access: ${JSON.stringify(access)},
      title: ${JSON.stringify(title)},
      skeleton: 'text',
    },
  ],
  navigation: [],
  extensionPoints: { offers: [], fills: [] },
  operations: [],
});
`;

const pageFile = ({ id, title }: NewRemote): string => `\
import { Container, Typography } from '@sundara/web/core';

/** The first page of mfe-${id}. */
export const ${pascal(id)}Page = () => (
  <Container maxWidth="lg" sx={{ py: { xs: 2.5, md: 4 } }}>
    <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
      ${title}
    </Typography>
    <Typography color="text.secondary">There is nothing here yet.</Typography>
  </Container>
);
`;

const testFile = ({ id, title, route }: NewRemote): string => `\
import { fakeShell, openRoute } from '@sundara/web/testing';
import { screen } from '@testing-library/react';
import * as route from '../../expose/routes/${id}.expose.tsx';

test('the page is headed by what it is', async () => {
  openRoute({ ...route, loader: () => null }, fakeShell(), '${exampleOf(route)}');
  expect(await screen.findByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeVisible();
});
`;
