import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pairsOf, testDepth } from '@sundara/contracts/testing';
import { AREAS } from '../../areas.ts';
import { journeys } from '../../journeys.ts';
import { marketplace } from '../../releases.ts';
import { type BrokenBuild, buildBroken, spoilSyntax } from './broken/broken-builds.ts';
import { CODE_DRILLS, environmentOf, type Mistake, versionWith } from './broken/code-drills.ts';

const PAIRS = pairsOf(AREAS, CODE_DRILLS, testDepth());

/** The releases to publish before the drills: each remote with each of its mistakes once. */
const releases = (folder: string) => {
  const mistaken = PAIRS.flatMap(([{ remote }, { mistake, isAlone = false }]) =>
    mistake ? [{ remote, mistake, isAlone, outputDir: path.join(folder, `${remote}-${mistake}`) }] : [],
  );
  const published = [...new Map(mistaken.map((release) => [release.outputDir, release])).values()];
  return { published, alone: mistaken.filter(({ isAlone }) => isAlone) };
};

const brokenBuild = (remote: string, mistake: Mistake, outputDir: string): BrokenBuild => ({
  folder: `mfe-${remote}`,
  // A syntax error is added after the build; until then it has any other mistake.
  fault: mistake === 'syntax' ? 'render' : mistake,
  version: versionWith(mistake),
  outputDir,
});

/** The good versions of all remotes but one. */
const others = (remote: string): readonly string[] =>
  ['shell', ...AREAS.map((area) => area.remote)].filter((id) => id !== remote).map((id) => `${id}@1.0.0`);

journeys('a remote whose own code is broken', {}, (running) => {
  let folder: string;
  before(async () => {
    const { site } = running();
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-broken-'));
    const { published, alone } = releases(folder);
    await buildBroken(
      published.map(({ remote, mistake, outputDir }) => brokenBuild(remote, mistake, outputDir)),
    );
    for (const { mistake, outputDir } of published) if (mistake === 'syntax') await spoilSyntax(outputDir);
    await marketplace(site, 'publish', ...published.map(({ outputDir }) => outputDir));
    const places = alone.map((place) => ({ ...place, to: environmentOf(place.remote, place.mistake) }));
    await marketplace(site, 'key', 'create', ...places.map(({ to }) => `environment/${to}`));
    for (const { remote, mistake, to } of places) {
      const versions = [`${remote}@${versionWith(mistake)}`, ...others(remote)];
      await marketplace(site, 'promote', ...versions, '--to', to);
    }
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const [area, drill] of PAIRS) test(`${area.remote} ${drill.title}`, () => drill.walk(running(), area));
});
