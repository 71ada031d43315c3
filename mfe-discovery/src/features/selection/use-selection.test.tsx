import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand';
import { aSalonDetail, aService } from '../../testing/salon-detail.builder.ts';
import { type SelectedServices, useSelection } from './use-selection.ts';

const user = userEvent.setup({ delay: null });
const salon = aSalonDetail({ services: [aService({ id: 'v1', name: 'Facial' })] });

/** What was rendered, in order. */
const rendered: string[] = [];
beforeEach(() => {
  rendered.length = 0;
  sessionStorage.clear();
});

const Row = ({ selection: { store, toggle } }: { selection: SelectedServices }) => {
  const chosen = useStore(store, ({ serviceIds }) => serviceIds.includes('v1'));
  rendered.push(`row ${chosen ? 'chosen' : 'open'}`);
  return (
    <button type="button" onClick={() => toggle('v1')}>
      Facial
    </button>
  );
};

const Page = () => {
  const selection = useSelection(salon);
  rendered.push(`page ${selection.services.length}`);
  return <Row selection={selection} />;
};

test('a row shows its choice before the page follows, and a choice from before is there at once', async () => {
  const { unmount } = render(<Page />);
  rendered.length = 0;
  await user.click(screen.getByRole('button', { name: 'Facial' }));
  expect(rendered.slice(0, 2)).toEqual(['row chosen', 'page 1']);
  unmount();
  rendered.length = 0;
  render(<Page />);
  expect(rendered).toContain('page 1');
});
