import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What screen readers announce while a picture is moved. */
export const sayMoves = (ids: readonly string[]): Announcements => {
  const place = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => `Picked up picture ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now at place ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)}.` : 'Put back.'),
    onDragCancel: ({ active }) => `Put back at place ${place(active.id)}.`,
  };
};
