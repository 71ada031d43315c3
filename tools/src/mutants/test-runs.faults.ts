import type { Subject } from './fault.ts';

/** What runs the tests and builds the product: a test is worth no more than what it runs in. */
export const TEST_RUNS: Subject = {
  name: 'test-runs',
  faults: [
    {
      name: 'left-running-holds-the-run',
      breaks: 'What a test leaves running keeps nobody from hearing of its end.',
      file: 'tools/src/processes/run-tool.ts',
      before: 'leftBehind = setTimeout(() => endGroup(child), LEFT_BEHIND_MS);',
      after: 'leftBehind = undefined;',
      tests: ['tools/src/processes/run-tool.itest.ts'],
    },
    {
      name: 'name-of-two-tests',
      breaks: 'A page that promises something by a test names one file and no other.',
      file: 'tools/src/reliability/named-tests.ts',
      before: 'if (meant.length === 1) return [];',
      after: 'if (meant.length > 0) return [];',
      tests: ['tools/src/reliability/reliability.test.ts'],
    },
    {
      name: 'answers-kept-for-hours',
      breaks: 'A load of two hours keeps no more of its answers than it tells.',
      file: 'e2e/src/cluster/load/requests.ts',
      before: "said: isFailed(asked) ? asked.said.slice(0, SAID_LENGTH) : '' });",
      after: 'said: asked.said.slice(0, SAID_LENGTH) });',
      tests: ['e2e/src/cluster/load/requests.test.ts'],
    },
    {
      name: 'build-depends-on-its-folder',
      breaks: 'The same sources give the same bytes, in whatever folder they lie.',
      file: 'tools/src/bundler/federation-runtime.plugin.ts',
      before: "path.relative(compiler.context, path.join(this.#folder, 'bundler.js'))",
      after: "path.join(this.#folder, 'bundler.js')",
      tests: ['tools/src/build/reproducible.itest.ts'],
    },
    {
      name: 'attempts-written-twice',
      breaks: 'At least 1,500 attempts of script injection differ from each other.',
      file: 'e2e/src/tour/injection/attempts.ts',
      before: "  (markup) => markup.replaceAll('<', '<<'),\n",
      after: '',
      tests: ['e2e/src/tour/injection/attempts.test.ts'],
    },
    {
      name: 'small-words-not-spoilt',
      breaks: 'Every text of an answer that somebody may have written is replaced by an attempt.',
      file: 'e2e/src/tour/injection/spoil-answers.ts',
      before: '!FIXED_WORDS.has(value) && ',
      after: '/[A-Z ]/.test(value) && ',
      tests: ['e2e/src/tour/injection/attempts.test.ts'],
    },
  ],
};
