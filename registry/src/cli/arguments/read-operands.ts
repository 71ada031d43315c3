import { environmentNameSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { ReleaseName } from '../../core/registry.ts';
import { parseReleaseName } from '../../core/release-name.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError for an operand that isn't a release, or an id that is named twice */
export const readReleases = (operands: readonly string[]): readonly ReleaseName[] => {
  const releases = operands.map((operand) => {
    const release = parseReleaseName(operand);
    if (!release) throw new UsageError(`'${operand}' is no release; one is written discovery@1.4.2.`);
    return release;
  });
  const twice = releases.find(({ id }, index) => releases.findIndex((other) => other.id === id) !== index);
  if (twice) throw new UsageError(`${twice.id} is named twice: an environment runs one version of it.`);
  return releases;
};

/** @throws UsageError for an invalid environment name */
export const readEnvironmentName = (operand: string | undefined): string => {
  const read = z.safeParse(environmentNameSchema, operand);
  if (read.success) return read.data;
  throw new UsageError(`'${operand ?? ''}' is no environment; one is written staging.`);
};
