import { CircularProgress, IconButton } from '@sundara/web/core';
import { X } from 'lucide-react';

interface Props {
  readonly loading: boolean;
  readonly text: string;
  readonly onClear: () => void;
}

/** Behind the text: a spinner while suggestions load, else the way to an empty box, which by keyboard is Escape. */
export const BoxEnd = ({ loading, text, onClear }: Props) => {
  if (loading) return <CircularProgress size={20} aria-label="Searching" />;
  if (!text) return null;
  return (
    <IconButton aria-label="Clear search" tabIndex={-1} onClick={onClear}>
      <X size={18} aria-hidden />
    </IconButton>
  );
};
