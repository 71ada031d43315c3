import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Chunk, chunk } from './chunk.ts';
import { useChunk } from './use-chunk.ts';

const user = userEvent.setup({ delay: null });
const Part = () => <p>The part</p>;

/** What was shown, in order. */
const faces: string[] = [];
beforeEach(() => {
  faces.length = 0;
});

const Page = ({ load }: { load: Chunk<object> }) => {
  const [come, again] = useChunk(load);
  const face = come === 'lost' ? 'lost' : come ? 'here' : 'on its way';
  if (faces.at(-1) !== face) faces.push(face);
  if (come === 'lost')
    return (
      <button type="button" onClick={again}>
        Retry
      </button>
    );
  return come ? <come.Component /> : <p>Opening…</p>;
};

test('a part that has come before is there in the first rendering', async () => {
  const load = chunk(async () => Part);
  const { unmount } = render(<Page load={load} />);
  expect(await screen.findByText('The part')).toBeVisible();
  expect(faces).toEqual(['on its way', 'here']);
  unmount();
  render(<Page load={load} />);
  expect(faces).toEqual(['on its way', 'here']);
});

test('what was lost is said each time, and fetched again when asked for', async () => {
  const answers = [false, false, true];
  const load = chunk(async () => {
    if (!answers.shift()) throw new Error('Loading chunk part failed.');
    return Part;
  });
  render(<Page load={load} />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(faces).toEqual(['on its way', 'lost', 'on its way', 'lost', 'on its way', 'here']);
});

test('a part that comes between a rendering and its effects is shown', async () => {
  const load = chunk(async () => Part);
  let looks = 0;
  // The prefetch of a press ends just after the first rendering has looked.
  const here = () => (looks++ === 0 ? undefined : Part);
  render(<Page load={Object.assign(() => load(), { here })} />);
  expect(await screen.findByText('The part')).toBeVisible();
});
