import { Button } from '@sundara/web/core';
import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly on: boolean;
  /** The visible word, and the whole name. */
  readonly label: string;
  readonly name: string;
  /** What its state means, shown by a pointer that rests on it. */
  readonly title: string;
  readonly icons: { readonly on: LucideIcon; readonly off: LucideIcon };
  readonly onTurn: (on: boolean) => void;
}

/** A switch for this device that looks like a button, beside other actions of a page. */
export const SwitchButton = ({ on, label, name, title, icons, onTurn }: Props) => {
  const Icon = on ? icons.on : icons.off;
  return (
    <Button
      role="switch"
      aria-checked={on}
      aria-label={name}
      title={title}
      variant="outlined"
      color="inherit"
      startIcon={<Icon size={18} aria-hidden />}
      onClick={() => onTurn(!on)}
      sx={{
        px: 2,
        borderColor: 'divider',
        bgcolor: on ? 'secondary.main' : 'background.paper',
        color: on ? 'secondary.contrastText' : 'text.primary',
        '&:hover': { borderColor: 'primary.light', bgcolor: on ? 'secondary.main' : 'background.paper' },
      }}
    >
      {label}
    </Button>
  );
};
