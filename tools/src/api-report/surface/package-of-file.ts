import { readFileSync } from 'node:fs';
import path from 'node:path';

const IN_PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** In '…/node_modules/@mui/material/Box/Box.d.mts' the package '@mui/material'; undefined for a file of our own. */
export const packageOfFile = (file: string): string | undefined => {
  const name = IN_PACKAGE.exec(file)?.[2];
  // The language's own types lie in a package for each system.
  return name?.startsWith('@typescript/') ? 'typescript' : name;
};

/** The package of a file with the part of its number that says what it exports, '@mui/material 9.5'. */
export const numberedPackageOf = (file: string): string | undefined => {
  const [, folder, name] = IN_PACKAGE.exec(file) ?? [];
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name} ${/^\d+\.\d+/.exec(version)?.[0]}`;
};
