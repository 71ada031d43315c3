import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeAppIcons } from './make-app-icons.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const inPublic = (root: string, file: string) => path.join(root, 'shell/public', file);

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

test('made again, the icons that the manifest names are those of the repository, in the sizes that it says', async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'sundara-icons-'));
  try {
    await mkdir(inPublic(made, ''), { recursive: true });
    await cp(inPublic(repository, 'favicon.svg'), inPublic(made, 'favicon.svg'));
    await makeAppIcons(made);
    const manifest: Manifest = JSON.parse(
      await readFile(inPublic(repository, 'manifest.webmanifest'), 'utf8'),
    );
    const named = manifest.icons.map(({ src, sizes }) => [src.slice(1), sizes] as const);
    for (const [file, sizes] of [...named, ['apple-touch-icon.png', '180x180'] as const]) {
      const icon = await readFile(inPublic(made, file));
      assert.ok(
        icon.equals(await readFile(inPublic(repository, file))),
        `${file}: run npm run app-icons -w @sundara/tools`,
      );
      const { width, height } = await sharp(icon).metadata();
      assert.equal(`${width}x${height}`, sizes, file);
    }
    // Chromium installs an app with an icon of 144 pixels or more; Android cuts a maskable one to its shape.
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'any'));
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
});
