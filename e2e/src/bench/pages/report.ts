import { isKept, type Measure } from './figures/goals.ts';
import { tableOf } from './figures/table.ts';

const EXPLANATION = `
Both sides are behind the same HTTP/2 front with TLS on this machine, which passes on what they compressed (brotli),
and have the same API. The monolith has no federation, no integrity hashes and no security policy.
First content: the end of the first frame that shows a salon's card (/, /salons), a service with a price (/salon/{id})
or the heading (/dashboard). First tap that answers: a control of the page (the menu, the filters or a service)
is tapped as soon as it can be seen, and again 100 ms after each tap, until its state changes or a dialog is
there; time from the navigation on. Requests and round trips to first content: all scripts, styles and data that had come
before it was added; where that was before any script, the document alone, with what blocked its rendering.
Total blocking time: of tasks from the first paint on until nothing has moved for two seconds, links' prefetch included.
Values are medians [lowest–highest], ratios are medians of the rounds' ratios.`;

/** Prints measures and remembers which goals were missed. */
export const startReport = () => {
  const judged: Measure[] = [];
  console.log(EXPLANATION);
  return {
    show: (title: string, measures: readonly Measure[], sides?: readonly [string, string]): void => {
      judged.push(...measures);
      console.log(`\n${title}\n${tableOf(measures, sides).join('\n')}`);
    },
    /** Prints the verdict. @returns the exit code: 1 when a goal was missed */
    end: (): number => {
      const missed = judged.filter((measure) => isKept(measure) === false).length;
      console.log(missed === 0 ? '\nEvery goal is kept.' : `\nGoals missed: ${missed}.`);
      return missed === 0 ? 0 : 1;
    },
  };
};

export type Report = ReturnType<typeof startReport>;
