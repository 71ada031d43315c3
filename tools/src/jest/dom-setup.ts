import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

/** The machine's clock, also where a test has its own. */
const later = setTimeout;
/** React does the effects of what it has shown in a task of its own, and what they change in the next one. */
const TASKS = 2;

const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 15_000,
  // What is found may stand in the page before its effects are done; a person is never that fast.
  asyncWrapper: (ask) =>
    asyncWrapper(async () => {
      const answer = await ask();
      for (let task = 0; task < TASKS; task += 1) await new Promise((resolve) => later(resolve, 0));
      return answer;
    }),
});
