import type { AdminSalon } from '@sundara/contracts/api';
import { Box, CircularProgress, IconButton } from '@sundara/web/core';
import { Menu, MenuItem } from '@sundara/web/table';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { useId, useState } from 'react';

export interface SalonActs {
  /** The id of the salon that is being fetched for its form, or changed. */
  readonly busy: string | undefined;
  readonly onEdit: (salon: AdminSalon) => void;
  readonly onToggle: (salon: AdminSalon) => void;
  readonly onPlan: (salon: AdminSalon) => void;
  readonly onDelete: (salon: AdminSalon) => void;
}

/** The actions on one salon: its form directly, the rest in a menu. */
export const RowActs = ({ salon, acts }: { salon: AdminSalon; acts: SalonActs }) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const busy = acts.busy === salon.id;
  const item = (words: string, act: (salon: AdminSalon) => void, danger = false) => (
    <MenuItem
      sx={{ minHeight: 44, ...(danger && { color: 'error.main' }) }}
      onClick={() => {
        setAnchor(null);
        act(salon);
      }}
    >
      {words}
    </MenuItem>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
      <IconButton
        data-takes-focus
        aria-label={`Edit ${salon.name}`}
        aria-busy={busy}
        onClick={() => acts.onEdit(salon)}
      >
        {busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Pencil size={18} aria-hidden />}
      </IconButton>
      <IconButton
        id={`${id}-button`}
        aria-label={`Actions: ${salon.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {item(salon.isActive ? 'Deactivate' : 'Activate', acts.onToggle)}
        {item('Subscription', acts.onPlan)}
        {item('Delete', acts.onDelete, true)}
      </Menu>
    </Box>
  );
};
