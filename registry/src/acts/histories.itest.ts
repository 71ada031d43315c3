import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Random, randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { registryOn } from '../core/open-registry.ts';
import type { Registry } from '../core/registry.ts';
import type { Subject } from '../keys/subject.ts';
import { createTrustedKeys } from '../keys/trusted-keys.ts';
import { publish } from '../publish/publish.ts';
import { Refusal } from '../refusal.ts';
import { aMoment } from '../testing/a-moment.ts';
import { temporaryFolder, writeBuild } from '../testing/build-folder.ts';
import { dataOf } from '../testing/page-data.ts';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from '../testing/release-records.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { emptyRegistry } from '../testing/stocked-registry.ts';
import { type UnsteadyDocuments, unsteady } from '../testing/unsteady-documents.ts';
import { promote } from './promote.ts';
import { carryOut } from './testing/carry-out.ts';
import { isExplained, type Outcome } from './testing/explain.ts';
import { idOf, type Release, type Wish, type World } from './testing/model.ts';
import { observe } from './testing/observe.ts';
import { randomWish } from './testing/random-wish.ts';
import { afterRevocation, BY_ROOT, retold, revoke, stolenSince } from './testing/revoke.ts';

const BEGINNING = { who: 'a team', why: 'the beginning' };
const SEQUENCES = sized({ quick: 8, deep: 100 });
const STEPS = 12;
const TEAMS = 3;
const REMOTES = ['booking', 'discovery', 'loyalty'] as const;
const IDS = ['shell', ...REMOTES];
const ENVIRONMENTS = ['local', 'production'];
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '2.0.0', '2.1.0'] as const;
const BUILDS = IDS.flatMap((id) => VERSIONS.map((version): Release => `${id}@${version}`));

const recordOf = (release: Release) => {
  const id = idOf(release);
  const version = release.slice(id.length + 1);
  const major = `${version[0]}.0.0`;
  if (id === 'shell') return aShellRecord(version, major);
  const routes = [aRoute({ path: id === 'discovery' ? '/' : `/${id}` })];
  const contracts = { shellApi: `^${major}`, providerApi: '^1.0.0' };
  return aRemoteRecord(id, version, aDeclaration(id, { routes, contracts }));
};

let builds = '';
const buildOf = (release: Release): string => path.join(builds, release.replace('@', '-'));

interface Team {
  readonly registry: Registry;
  readonly store: UnsteadyDocuments;
}

const askFor = async ({ registry, store }: Team, wish: Wish, random: Random): Promise<Outcome> => {
  store.expect(
    random.chance(0.25)
      ? { call: random.between(1, 25), lost: random.pick(['question', 'answer']) }
      : undefined,
  );
  try {
    await carryOut(registry, wish, buildOf);
    return { wish, came: 'done' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { wish, came: store.failed() ? 'unknown' : 'refused' };
  }
};

/** Concurrent acts of several teams, with the outcome of each. */
const takeStep = async (
  teams: readonly Team[],
  random: Random,
  wishes: readonly Wish[],
  unfinished: Set<Release>,
): Promise<readonly Outcome[]> => {
  const outcomes = await Promise.all(
    wishes.map((wish, no) => askFor(teams[no] ?? assert.fail('There is no such team.'), wish, random)),
  );
  for (const { wish, came } of outcomes)
    if (wish.act === 'publish' && came === 'unknown') unfinished.add(wish.release);
  // Publishing an unfinished release again may be refused until its reservation expires.
  return outcomes.map((outcome) =>
    outcome.wish.act === 'publish' && outcome.came === 'refused' && unfinished.has(outcome.wish.release)
      ? { ...outcome, came: 'unknown' }
      : outcome,
  );
};

const assertServed = async (site: string, world: World): Promise<void> => {
  for (const [name, { running, canary, percent }] of Object.entries(world.environments)) {
    if (running.length === 0) continue;
    const answer = await ask(site, '/', { headers: { host: `${name}.localhost` } });
    const { shell, remotes } = dataOf(answer).composition;
    const served = Object.entries(remotes).map(([id, { version }]) => `${id}@${version}`);
    assert.deepEqual([...served, `shell@${shell.version}`].sort(), percent === 100 ? canary : running, name);
    const fallbacks = Object.entries(remotes).flatMap(([id, { previous }]): Release[] =>
      previous ? [`${id}@${previous.version}`] : [],
    );
    assert.deepEqual(
      fallbacks.filter((release) => world.withdrawn.includes(release)),
      [],
      name,
    );
  }
};

const runSequence = async (t: TestContext, random: Random, tally: Map<string, number>): Promise<void> => {
  const { registry, settings, variables } = await emptyRegistry(
    t,
    IDS.map((id) => `releases/${id}` as const),
  );
  const teams = Array.from({ length: TEAMS }, (): Team => {
    const store = unsteady(registry.documents);
    const { documents } = store;
    const keys = createTrustedKeys(documents, settings);
    return { store, registry: registryOn({ ...registry, documents, keys }) };
  });
  let time = 0;
  const site = await runSite(t, variables, { now: () => time });
  const choice = { ids: IDS, environments: ENVIRONMENTS, builds: BUILDS };
  const unfinished = new Set<Release>();
  const first = IDS.map((id) => ({ id, version: '1.0.0' }));
  for (const release of BUILDS.filter((build) => /@1\.[01]\.0$/.test(build)))
    await publish(registry, buildOf(release), BEGINNING);
  for (const name of ENVIRONMENTS) await promote(registry, name, first, BEGINNING);
  let world = await observe(registry, IDS, ENVIRONMENTS);
  let past: Past[] = [];
  const stolen = new Set<Release>();
  for (let step = 1; step <= STEPS; step += 1) {
    past.push({ world, moment: await aMoment() });
    const wishes = Array.from({ length: random.between(1, TEAMS) }, (_, team) =>
      randomWish(random, world, choice, `step ${step}, team ${team}`),
    );
    const outcomes = await takeStep(teams, random, wishes, unfinished);
    const seen = await observe(registry, IDS, ENVIRONMENTS);
    for (const { wish, came } of outcomes) count(tally, `${wish.act} ${came}`);
    assert(isExplained(world, outcomes, seen), JSON.stringify({ world, outcomes, seen }, null, 1));
    world = seen;
    if (random.chance(0.3)) {
      ({ world, past } = await revokeOne(
        registry,
        random,
        { world, past, stolen },
        `step ${step}, ${BY_ROOT}`,
      ));
      count(tally, 'revoke');
    }
    time += 10_000;
    await assertServed(site, world);
  }
};

/** The world at a moment between two acts, in milliseconds. */
interface Past {
  readonly world: World;
  readonly moment: number;
}

interface Told {
  readonly world: World;
  readonly past: Past[];
  /** Releases published by keys that are revoked. */
  readonly stolen: Set<Release>;
}

/** Half of the time, if possible, a theft that makes an environment leave releases that it runs now or ran then. */
const pickTheft = (random: Random, { world, past, stolen }: Told): { before: Past; subject: Subject } => {
  const subjects: readonly Subject[] = [
    ...IDS.map((id) => `releases/${id}` as const),
    ...ENVIRONMENTS.map((name) => `environment/${name}` as const),
  ];
  const thefts = past.flatMap((before) => subjects.map((subject) => ({ before, subject })));
  const running = Object.values(world.environments).flatMap((environment) => environment.running);
  const telling = thefts.filter(({ before, subject }) => {
    const then = before.world.environments[subject.replace('environment/', '')]?.running ?? [];
    const bad = stolenSince(world, before.world, subject);
    return then.some((release) => stolen.has(release)) || running.some((release) => bad.includes(release));
  });
  return random.pick(telling.length > 0 && random.chance(0.5) ? telling : thefts);
};

/** Revokes a key as stolen since an earlier moment, which may lie before another revocation. */
const revokeOne = async (
  registry: Registry,
  random: Random,
  { world, past, stolen }: Told,
  why: string,
): Promise<{ world: World; past: Past[] }> => {
  const { before, subject } = pickTheft(random, { world, past, stolen });
  await revoke(registry, subject, before.moment, why);
  const seen = await observe(registry, IDS, ENVIRONMENTS);
  for (const release of stolenSince(world, before.world, subject)) stolen.add(release);
  const expected = afterRevocation(world, before.world, subject, [...stolen], why);
  assert.deepEqual(
    withoutMarks(seen),
    withoutMarks(expected),
    `${subject} of ${JSON.stringify(before.world)}`,
  );
  for (const [name, { failed }] of Object.entries(seen.environments))
    assert.deepEqual(
      failed.filter((one) => !expected.environments[name]?.failed.includes(one)),
      [],
      name,
    );
  const between = past.slice(past.indexOf(before)).map(({ world: then, moment }) => ({
    world: retold(then, world, before.world, subject),
    moment,
  }));
  return { world: seen, past: [...past.slice(0, past.indexOf(before)), ...between] };
};

/**
 * Without the marks: a version that failed both before and after the moment had only the later mark, which is undone.
 */
const withoutMarks = ({ environments, ...world }: World) => ({
  ...world,
  environments: Object.entries(environments).map(([name, { failed: _, ...other }]) => ({ name, ...other })),
});

const count = (tally: Map<string, number>, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};

test(`${SEQUENCES} random sequences of acts by three teams, with a store that fails, end as the rules say, and pages run that`, async (t) => {
  const seed = testSeed(t);
  const tally = new Map<string, number>();
  builds = await temporaryFolder(t, 'builds');
  for (const release of BUILDS) await writeBuild(builds, recordOf(release));
  for (let no = 0; no < SEQUENCES; no += 1)
    await t.test(`sequence ${no}`, (sequence) => runSequence(sequence, randomOf(seed + no), tally));
  t.diagnostic(JSON.stringify(Object.fromEntries([...tally].sort())));
});
