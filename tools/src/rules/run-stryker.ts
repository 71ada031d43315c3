import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import type { JudgedMutant } from './mutation-score.ts';
import strykerConfig from './stryker.config.mjs';
import type { RuleSubject } from './subjects/rule-subject.ts';

/** Where reports are written, below the root. */
export const REPORTS = 'node_modules/.cache/test-rules';
const HERE = 'tools/src/rules';
/** The subject's tests as one file, which exists only in the copy. */
const GATHERED = 'gathered.test.ts';

const jestConfigSchema = z.object({ projects: z.array(z.looseObject({ displayName: z.string() })) });

/** The project of the repository's Jest configuration that runs without a page. */
const nodeProject = async (root: string) => {
  const config = await import(pathToFileURL(path.join(root, 'jest.config.mjs')).href);
  const { projects } = jestConfigSchema.parse(config.default);
  return projects.find(({ displayName }) => displayName === 'node');
};

/**
 * Makes every small change that Stryker knows in the rules of a subject, one at a time in a copy, and runs the
 * subject's tests that cover it. Writes a page about it into `REPORTS`.
 *
 * @throws Refusal where the tests can't be run, or fail without a change; Stryker has printed which
 */
export const runStryker = async (root: string, subject: RuleSubject): Promise<readonly JudgedMutant[]> => {
  const project = {
    ...(await nodeProject(root)),
    testEnvironment: `<rootDir>/${HERE}/rules-environment.ts`,
    testMatch: [`<rootDir>/${GATHERED}`],
  };
  // Removes what an interrupted run left.
  await rm(path.join(root, strykerConfig.tempDirName), { recursive: true, force: true });
  // Stryker expects every path to be below its working folder.
  process.chdir(root);
  const stryker = new Stryker({
    configFile: `${HERE}/stryker.config.mjs`,
    mutate: subject.rules.map((rule) => `${rule}.ts`),
    buildCommand: ['node', `${HERE}/gather-tests.mjs`, GATHERED, ...subject.tests].join(' '),
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      config: { projects: [project], watchman: false },
    },
    htmlReporter: { fileName: `${REPORTS}/${subject.name}.html` },
  });
  const mutants = await stryker.runMutationTest().catch((error: Error) => {
    throw new Refusal(`the tests of ${subject.name} judge nothing: ${error.message}`);
  });
  return mutants.map((mutant) => ({ ...mutant, fileName: path.relative(root, mutant.fileName) }));
};
