import type { Subject } from '../mutants/fault.ts';
import type { FoundFault } from '../mutants/found-faults.ts';

const INTRODUCTION = `## Faults that tests find

\`npm run test:mutants\` makes one deliberate fault at a time in a copy and runs the tests that must fail on it; with
\`--record\` it keeps the day on which they did.
`;
const HEAD = '| Subject | Faults | Seen to be found | First seen | Last seen |\n|---|---|---|---|---|';

/** How many of the deliberate faults the tests were seen to find, by subject. */
export const foundSection = (subjects: readonly Subject[], found: readonly FoundFault[]): string => {
  const days = new Map(found.map(({ fault, day }) => [fault, day]));
  const rows = subjects.map(({ name, faults }) => {
    const seen = faults.flatMap((fault) => days.get(fault.name) ?? []).toSorted();
    return `| ${name} | ${faults.length} | ${seen.length} | ${seen[0] ?? '–'} | ${seen.at(-1) ?? '–'} |`;
  });
  return [INTRODUCTION, HEAD, ...rows, ''].join('\n');
};
