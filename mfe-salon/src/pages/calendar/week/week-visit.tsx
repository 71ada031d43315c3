import { visuallyHidden } from '@sundara/web/core';
import { customerOf, spanText, stateLabel, stateOf } from '../../../features/calendar-model/block-labels.ts';
import type { PlacedBlock } from '../../../features/calendar-model/columns.ts';

interface Props {
  readonly placed: PlacedBlock;
  readonly onVisit: (bookingId: string, key: string) => void;
}

/** A visit in the week: when, who and what; it opens the visit. */
export const WeekVisit = ({ placed, onVisit }: Props) => {
  const { key, block } = placed;
  const services = block.services.join(', ');
  return (
    <button
      type="button"
      data-state={stateOf(block)}
      title={services}
      onClick={() => onVisit(block.bookingId, key)}
    >
      {/* Each line ends in a space, which separates the words for screen readers. */}
      <small>{spanText(placed)} </small>
      <b>{customerOf(block)} </b>
      <span>{services}</span>
      <span style={visuallyHidden}>
        , {stateLabel(block)}
        {block.allergies && `, allergies: ${block.allergies}`}
      </span>
    </button>
  );
};
