import { readFileSync } from 'node:fs';
import path from 'node:path';

const IN_PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The package of a file, '@mui/material' for '…/node_modules/@mui/material/Box/Box.d.mts'; undefined for our own. */
export const packageOfFile = (file: string): string | undefined => {
  const name = IN_PACKAGE.exec(file)?.[2];
  // The language's own types are in a package for each operating system.
  return name?.startsWith('@typescript/') ? 'typescript' : name;
};

/** The package of a file with the part of its version that determines its exports, '@mui/material 9.5'. */
export const numberedPackageOf = (file: string): string | undefined => {
  const [, folder, name] = IN_PACKAGE.exec(file) ?? [];
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name} ${/^\d+\.\d+/.exec(version)?.[0]}`;
};
