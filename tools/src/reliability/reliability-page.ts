import type { CatalogueCheck } from './catalogue.ts';
import { CATALOGUE, SUBJECTS } from './catalogue.ts';
import type { Claims } from './claims.ts';
import { faultSection } from './fault-section.ts';
import { asWords, type FigureEntry } from './figures.ts';
import { OPEN_CHECKS } from './open-checks.ts';

const INTRODUCTION = `# Reliability

What Sundara promises when things go wrong, and the test that holds each promise. Written by \`npm run verify\` from the
tests themselves: a test says with \`shows('T57', …)\` which check it holds. A check whose test is gone fails
\`npm run lint\`.

Every push runs these tests at a size that still finds the fault they are about; \`npm run test:deep -- --record\` runs
them at the full figure and keeps what they counted, with day, commit and seed, for the last two runs with different
seeds.
`;

/** The page, from the tests that hold the checks and the figures of their last deep runs. */
export const reliabilityPage = (claims: Claims, figures: readonly FigureEntry[]): string => {
  const held = CATALOGUE.filter(({ id }) => claims.has(id)).length;
  const sections = SUBJECTS.map((subject) => {
    const rows = CATALOGUE.filter((one) => one.subject === subject).map((one) => rowOf(one, claims, figures));
    const head =
      '| | What is done | What must come of it | Held by | Last deep runs |\n|---|---|---|---|---|';
    return `## ${subject}\n\n${head}\n${rows.join('\n')}\n`;
  });
  const seenTimes = (times: number) =>
    CATALOGUE.filter((one) => runsOf(one, claims, figures) >= times).length;
  return [
    INTRODUCTION,
    `**${held} of ${CATALOGUE.length} have a test; ${seenTimes(1)} have a recorded run at their figure, ${seenTimes(2)} two.**\n`,
    ...sections,
    faultSection(),
  ].join('\n');
};

/** How many runs with different seeds each of its tests has. */
const runsOf = ({ id }: CatalogueCheck, claims: Claims, figures: readonly FigureEntry[]): number => {
  const runsOfFile = (file: string): number =>
    new Set(figures.filter((entry) => entry.check === id && entry.file === file).map(({ seed }) => seed))
      .size;
  return Math.min(...(claims.get(id)?.map(runsOfFile) ?? [0]));
};

const rowOf = (
  { id, check, figure }: CatalogueCheck,
  claims: Claims,
  figures: readonly FigureEntry[],
): string => {
  const tests = (claims.get(id) ?? []).map((file) => `\`${file}\``);
  const holders = tests.length > 0 ? tests : [`**open**: ${OPEN_CHECKS[id]}`];
  const seen = figures
    .filter((entry) => entry.check === id && claims.get(id)?.includes(entry.file))
    .map(
      (entry) => `${asWords(entry.figures)} (${entry.day}, ${entry.commit.slice(0, 8)}, SEED=${entry.seed})`,
    );
  return `| ${[id, check, figure, holders.join('<br>'), seen.join('<br>') || '–'].map(inCell).join(' | ')} |`;
};

const inCell = (text: string): string => text.replaceAll('|', '\\|');
