import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { anImage } from '../../testing/salon-detail.builder.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { Look } from './photo.ts';
import { PhotoViewer } from './photo-viewer.tsx';

const Shown = ({ photos, at, title }: LightboxProps) => <p>{`${title}: ${at + 1} of ${photos.length}`}</p>;
const photos = ['a', 'b'].map((name) => ({ image: anImage(name), caption: '', ratio: 1 }));

const setUp = (look: Look | undefined, load: () => Promise<typeof Shown>) => {
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const close = jest.fn();
  render(
    <ShellProvider shell={fakeShell({ notify })}>
      <PhotoViewer
        looking={{ look, open: () => {}, close }}
        sets={{ rooms: photos, works: [] }}
        title="Marigold Room"
        load={load}
      />
    </ShellProvider>,
  );
  return { notify, close };
};

test('the photos of a set are shown from the one that was chosen', async () => {
  setUp({ set: 'rooms', at: 1 }, async () => Shown);
  expect(await screen.findByText('Marigold Room: 2 of 2')).toBeVisible();
});

test('what shows them is said when it can not be fetched, and the page is as before', async () => {
  const { notify, close } = setUp({ set: 'rooms', at: 0 }, async () => {
    throw new Error('Loading chunk lightbox failed.');
  });
  expect(screen.getByText('Opening the photos…')).toBeVisible();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(notify.error).toHaveBeenCalledWith('The photos could not be opened. Please try again.');
});

test.each([[undefined], [{ set: 'works', at: 0 }], [{ set: 'toString', at: 0 }]])(
  'nothing is fetched where there is nothing to look at: %j',
  (look) => {
    const load = jest.fn(async () => Shown);
    setUp(look, load);
    expect(load).not.toHaveBeenCalled();
  },
);
