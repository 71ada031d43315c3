import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PARTS } from '../../boundaries/boundary-table.ts';

const packageSchema = z.looseObject({ exports: z.record(z.string(), z.string()).optional() });

/** The source, below the root, behind each specifier of our own packages: '@sundara/web/core' and so on. */
export const packageDoors = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const doors = await Promise.all(
    PARTS.map(async ({ folder, name }) => {
      const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
      const { exports = {} } = packageSchema.parse(JSON.parse(text));
      return Object.entries(exports).map(
        ([door, source]) => [path.posix.join(name, door), path.posix.join(folder, source)] as const,
      );
    }),
  );
  return new Map(doors.flat());
};
