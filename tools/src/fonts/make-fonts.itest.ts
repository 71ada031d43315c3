import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import subsetFont from 'subset-font';
import { makeFonts } from './make-fonts.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const fonts = 'shell/public/fonts';
const css = 'shared-web/src/core/theme/fonts.ts';
let made: string;

before(async () => {
  made = await mkdtemp(path.join(tmpdir(), 'sundara-fonts-'));
  await mkdir(path.join(made, fonts), { recursive: true });
  await mkdir(path.dirname(path.join(made, css)), { recursive: true });
  await makeFonts(made);
});
after(() => rm(made, { recursive: true, force: true }));

const read = (root: string, file: string) => readFile(path.join(root, file));

/** Whether the font has this character: a subset with it alone must hold more than the empty glyph. */
const draws = async (file: string, character: string): Promise<boolean> => {
  const cut = await subsetFont(await read(made, `${fonts}/${file}`), character, { targetFormat: 'sfnt' });
  for (let table = 12; table < 12 + cut.readUInt16BE(4) * 16; table += 16)
    if (cut.toString('latin1', table, table + 4) === 'maxp')
      return cut.readUInt16BE(cut.readUInt32BE(table + 8) + 4) > 1;
  return false;
};

test('made again, the fonts and their CSS are those of the repository, byte for byte', async () => {
  const files = await readdir(path.join(made, fonts));
  assert.deepEqual(files.sort(), (await readdir(path.join(repository, fonts))).sort());
  for (const file of [...files.map((name) => `${fonts}/${name}`), css])
    assert.ok(
      (await read(made, file)).equals(await read(repository, file)),
      `${file}: run npm run fonts -w @sundara/tools`,
    );
});

test('each file is small, named in the CSS, and stands beside its licence', async () => {
  const files = await readdir(path.join(made, fonts));
  const style = String(await read(made, css));
  for (const file of files.filter((name) => name.endsWith('.woff2'))) {
    const { length } = await read(made, `${fonts}/${file}`);
    assert.ok(length <= 25_000, `${file} has ${length} bytes`);
    assert.ok(style.includes(`url(/fonts/${file})`), file);
    assert.ok(files.includes(`${file.split(/[-.]/)[0]}-OFL.txt`), file);
  }
});

test('every sign that texts use has a glyph, the rupee in the face of its own', async () => {
  for (const family of ['fraunces-500', 'figtree']) {
    for (const sign of 'Aa09é×·–—‘’“”•…−')
      assert.ok(await draws(`${family}.woff2`, sign), `${family} ${sign}`);
    assert.ok(await draws(`${family}-rupee.woff2`, '₹'), family);
    assert.ok(!(await draws(`${family}.woff2`, '₹')), family);
  }
});

test('each family has stand-ins of its measures, the preferred one last', async () => {
  const style = String(await read(made, css));
  for (const [family, locals] of [
    ['Fraunces', ['Noto Serif', 'Georgia']],
    ['Figtree', ['Roboto', 'Arial']],
  ] as const) {
    const faces = style.split('\n').filter((line) => line.includes(`font-family:"${family} Fallback"`));
    assert.deepEqual(
      faces.map((face) => /local\('([^']+)'\)/.exec(face)?.[1]),
      [...locals],
    );
    for (const face of faces)
      assert.match(face, /ascent-override:[\d.]+%;descent-override:[\d.]+%;.*size-adjust:[\d.]+%/);
  }
});
