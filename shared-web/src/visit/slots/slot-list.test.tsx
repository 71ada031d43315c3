import type { SlotReply } from '@sundara/contracts/api';
import { render, screen } from '@testing-library/react';
import { SlotList } from './slot-list.tsx';

const DAY = '2026-11-24';
/** Counts the renderings of its button by what they read. */
const countedSlot = (hour: number) => {
  const counted = { read: 0 };
  const slot: SlotReply = {
    get time() {
      counted.read += 1;
      return `${hour}:00`;
    },
    dateTime: `${DAY}T${hour}:00:00+05:30`,
    available: true,
    capacity: 1,
  };
  return { slot, counted };
};

test('a choice renders the time that was chosen before, and the new one, but none besides', () => {
  const [first, second, third] = [countedSlot(10), countedSlot(11), countedSlot(12)] as const;
  const slots = { kind: 'here' as const, date: DAY, slots: [first.slot, second.slot, third.slot] };
  const ignore = () => {};
  const list = (chosen: SlotReply) => (
    <SlotList slots={slots} chosen={chosen} onChoose={ignore} onRetry={ignore} />
  );
  const { rerender } = render(list(first.slot));
  const before = third.counted.read;
  rerender(list(second.slot));
  expect(screen.getByRole('radio', { name: '11:00' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '10:00' })).not.toBeChecked();
  expect(third.counted.read).toBe(before);
});
