import type { ExtensionPoints, LoadFailure, RemoteOutcome, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { fakeShell } from '@sundara/web/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSearchFiller } from '../../../services/search-filler.ts';
import { ServicesProvider } from '../../../services/services.ts';
import { fakeFormData } from '../../../testing/form-data.ts';
import { aPage } from '../../../testing/page-data.builder.ts';
import { pageServices } from '../../../testing/page-services.ts';
import { HeaderSearch } from './header-search.tsx';

type Given = ExtensionPoints['shell.search'];
type Loaded = RemoteOutcome<unknown>;

fakeFormData();

const user = userEvent.setup({ delay: null });
const failure: LoadFailure = {
  remoteId: 'discovery',
  title: 'Discovery',
  version: '1.0.0',
  step: 'load-entry',
  reason: 'network',
  detail: 'gone',
};
const LOST: Loaded = { ok: false, failure };

/** The props that a test's filler got, at each rendering, and whether it throws. */
const given: Given[] = [];
const fault = { now: false };
beforeEach(() => {
  given.length = 0;
  fault.now = false;
});
const Filler = (props: Given) => {
  if (fault.now) throw new Error('undefined is not an object');
  given.push(props);
  return <input aria-label="Filled" defaultValue={props.text} />;
};

/** The header's search with a filler that loads when a test says so. */
const open = ({ at = '/', filled = true, placement = 'bar' as Given['placement'] } = {}) => {
  const here: Loaded = { ok: true, module: Filler, remoteId: 'discovery', version: '1.0.0' };
  const arrivals: ((outcome: Loaded) => void)[] = [];
  const load = jest.fn(() => new Promise<Loaded>((resolve) => arrivals.push(resolve)));
  const record = jest.fn();
  const shell = fakeShell({
    telemetry: { record },
    extensions: {
      fillerOf: () => (filled ? { remoteId: 'discovery', title: 'Discovery' } : undefined),
      load: load as unknown as ShellApi['extensions']['load'],
    },
  });
  const search = createSearchFiller(shell);
  const onDone = jest.fn();
  const element = <HeaderSearch placement={placement} onDone={onDone} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <ServicesProvider value={{ ...pageServices(aPage()), search }}>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </ServicesProvider>,
  );
  const arrive = (outcome: Loaded = here) => act(async () => arrivals.shift()?.(outcome));
  return { load, record, search, router, onDone, arrive };
};
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search salons and services' });
const filled = () => screen.queryByRole('textbox', { name: 'Filled' });

test('the form of the shell works at once, and where nothing ever fills it: Enter leads to the listing', async () => {
  const { router, load, onDone } = open({ filled: false });
  await user.type(box(), ' hair & spa {Enter}');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/salons?q=hair+%26+spa');
  expect(onDone).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  expect(box().form).toHaveAttribute('action', '/salons');
});

test('it shows what the listing searches for', () => {
  open({ at: '/salons?q=spa' });
  expect(box()).toHaveValue('spa');
});

test('what fills it is fetched when the box gets the focus, once', async () => {
  const { load } = open();
  expect(load).not.toHaveBeenCalled();
  await user.click(box());
  await user.tab();
  await user.click(box());
  expect(load).toHaveBeenCalledTimes(1);
});

test('what fills it gets every letter, the focus and the caret', async () => {
  const { arrive } = open();
  await user.type(box(), 'marigold');
  box().setSelectionRange(3, 5);
  await arrive();
  expect(filled()).toHaveValue('marigold');
  expect(given[0]).toMatchObject({ text: 'marigold', focused: true, selection: { start: 3, end: 5 } });
});

test('where nobody is typing the focus stays where it is', async () => {
  const { search, arrive } = open();
  act(search.warm);
  await arrive();
  expect(given[0]).toMatchObject({ text: '', focused: false });
});

test('a word that is being composed is finished first', async () => {
  const { arrive } = open();
  await user.click(box());
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'కూ' } });
  await arrive();
  expect(filled()).toBeNull();
  fireEvent.compositionEnd(box());
  fireEvent.input(box(), { target: { value: 'కూకట్' } });
  expect(await screen.findByRole('textbox', { name: 'Filled' })).toHaveValue('కూకట్');
  expect(given[0]?.focused).toBe(true);
});

test('a filler that does not come leaves the form as it is, is told once, and is asked for again', async () => {
  const { record, load, arrive } = open();
  await user.type(box(), 'hair');
  await arrive(LOST);
  expect(box()).toHaveValue('hair');
  expect(box()).toHaveFocus();
  expect(screen.queryByText(/not available/)).toBeNull();
  await user.tab();
  await user.click(box());
  expect(load).toHaveBeenCalledTimes(2);
  await arrive(LOST);
  expect(record.mock.calls).toEqual([
    ['search.lost', { remote: 'discovery', step: 'load-entry', reason: 'network' }],
  ]);
  await user.tab();
  await user.click(box());
  await arrive();
  expect(filled()).toHaveValue('hair');
});

test('a filler that throws makes room for the form again, for good, and is told of', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { record, load, arrive, router } = open();
  fault.now = true;
  await user.type(box(), 'hair');
  await arrive();
  expect(box()).toHaveValue('hair');
  expect(record).toHaveBeenCalledWith('part.failed', {
    remote: 'discovery',
    version: '1.0.0',
    message: 'undefined is not an object',
  });
  await user.click(box());
  expect(load).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?q=hair');
});

test('in the modal the text has the focus at once, also when what fills it is there before', async () => {
  const { search, arrive } = open({ placement: 'modal' });
  expect(box()).toHaveFocus();
  act(search.warm);
  await arrive();
  expect(given[0]).toMatchObject({ placement: 'modal', focused: true });
});
