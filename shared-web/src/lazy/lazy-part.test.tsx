import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './lazy-part.tsx';

const Drawn = ({ of }: { of: string }) => <p>A picture of {of}</p>;
const Broken = () => {
  throw new Error('No drawing today.');
};

const show = (load: () => Promise<typeof Drawn>, early?: boolean) =>
  render(
    <LazyPart
      load={load}
      props={{ of: 'a river' }}
      title="picture"
      without="The text says the same."
      room={{ minHeight: 200 }}
      {...(early && { early })}
    />,
  );

afterEach(() => jest.restoreAllMocks());

test('a part that can not be loaded says so and what is there without it, and Retry loads it', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Drawn);
  show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The picture could not be loaded. The text says the same.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('A picture of a river')).toBeVisible();
});

test('a part that fails while it draws leaves its place to a face with Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show(jest.fn().mockResolvedValueOnce(Broken).mockResolvedValue(Drawn));
  expect(await screen.findByText('The picture stopped working')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('A picture of a river')).toBeVisible();
});

test('the room of a part is the same before and after it came', async () => {
  let arrive: (Part: typeof Drawn) => void = () => {};
  const { container } = show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('status', { name: 'The picture is loading' })).toBeVisible();
  const before = container.firstElementChild?.className;
  arrive(Drawn);
  expect(await screen.findByText('A picture of a river')).toBeVisible();
  expect(container.firstElementChild?.className).toBe(before);
});

describe('where the browser tells what is in view', () => {
  let scroll: () => void = () => {};
  beforeEach(() => {
    Reflect.set(
      globalThis,
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
          scroll = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  test('a part is fetched when it is nearly in view', async () => {
    const load = jest.fn(async () => Drawn);
    show(load);
    expect(load).not.toHaveBeenCalled();
    act(scroll);
    expect(await screen.findByText('A picture of a river')).toBeVisible();
  });

  test('an early one is fetched as soon as it is shown', async () => {
    show(async () => Drawn, true);
    expect(await screen.findByText('A picture of a river')).toBeVisible();
  });
});
