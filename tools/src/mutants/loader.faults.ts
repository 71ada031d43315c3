import type { Subject } from './fault.ts';

const SHELL = 'shell/src/federation';

/** How the shell loads remotes in the browser. */
export const LOADER: Subject = {
  name: 'loader',
  faults: [
    {
      name: 'script-without-integrity',
      breaks: 'A script runs only when its bytes have the hash of the composition.',
      file: `${SHELL}/file-tag.ts`,
      before: '  script.integrity = integrity;\n',
      after: '',
      tests: [`${SHELL}/file-tag.test.ts`],
    },
    {
      name: 'style-without-integrity',
      breaks: 'A style is applied only when its bytes have the hash of the composition.',
      file: `${SHELL}/file-tag.ts`,
      before: '  link.integrity = integrity;\n',
      after: '',
      tests: [`${SHELL}/file-tag.test.ts`],
    },
    {
      name: 'file-without-hash-fetched',
      breaks: 'A file without a hash is never asked for.',
      file: `${SHELL}/fetch-files.ts`,
      before: 'if (!asset.integrity) throw',
      after: "if (asset.url === '') throw",
      tests: [`${SHELL}/fetch-files.test.ts`],
    },
    {
      name: 'tampered-file-tried-again',
      breaks: 'A file with wrong bytes is told as tampered, and not tried again.',
      file: `${SHELL}/fetch-files.ts`,
      before: "if (found === 'tampered') throw new LoadError('tampered', detail);",
      after: '',
      tests: [`${SHELL}/fetch-files.test.ts`],
    },
    {
      name: 'scripts-from-anywhere',
      breaks: 'Scripts come from the releases of the composition and from the checkout alone.',
      file: `${SHELL}/trusted-urls.ts`,
      before: 'return address === checkout || folders.some((folder) => address.startsWith(folder));',
      after: "return address !== '';",
      tests: [`${SHELL}/trusted-urls.test.ts`],
    },
    {
      name: 'markup-from-text',
      breaks: 'No markup is made from text.',
      file: `${SHELL}/trusted-urls.ts`,
      before: "if (html.includes('<'))",
      after: "if (html === '<')",
      tests: [`${SHELL}/trusted-urls.test.ts`],
    },
    {
      name: 'contract-not-checked',
      breaks: 'A release that does not fit the running shell is not loaded.',
      file: `${SHELL}/gate-check.ts`,
      before: 'if (findings.length > 0)',
      after: 'if (findings.length > 99)',
      tests: [`${SHELL}/gate-check.test.ts`],
    },
    {
      name: 'time-limit-too-long',
      breaks: 'Within 8 seconds a remote is there, or it is said that it is not.',
      file: `${SHELL}/load-budget.ts`,
      before: 'const ALL_MS = 7_800;',
      after: 'const ALL_MS = 78_000;',
      tests: [`${SHELL}/fallback.test.ts`],
    },
    {
      name: 'no-fallback',
      breaks: 'The version before stands in for one that fails.',
      file: `${SHELL}/candidates.ts`,
      before: 'const all = [remote, ...(remote.previous ? [remote.previous] : [])];',
      after: 'const all = [remote];',
      tests: [`${SHELL}/fallback.test.ts`],
    },
    {
      name: 'failing-remote-asked-on',
      breaks: 'After three failures in a row nothing is fetched for a while.',
      file: `${SHELL}/circuit.ts`,
      before: 'failures >= FAILURES ? now + OPEN_MS : 0',
      after: '0',
      tests: [`${SHELL}/circuit.test.ts`],
    },
  ],
};
