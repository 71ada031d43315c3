import { CircularProgress, IconButton } from '@sundara/web/core';
import { X } from 'lucide-react';

interface Props {
  readonly loading: boolean;
  readonly text: string;
  readonly onClear: () => void;
}

/** After the text: a spinner while suggestions load, else a button that clears the box, as Escape does by keyboard. */
export const BoxEnd = ({ loading, text, onClear }: Props) => {
  if (loading) return <CircularProgress size={20} aria-label="Searching" />;
  if (!text) return null;
  return (
    <IconButton aria-label="Clear search" tabIndex={-1} onClick={onClear}>
      <X size={18} aria-hidden />
    </IconButton>
  );
};
