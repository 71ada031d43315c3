import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton, INNER_FOCUS_RING, Picture } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { GripVertical, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedPicture } from './use-picture-list.ts';

interface Props {
  readonly picture: ListedPicture;
  /** 'picture 2 of 5'. */
  readonly name: string;
  readonly titled: boolean;
  readonly turning: boolean;
  readonly onTurn: () => void;
  readonly onTitle: (title: string) => void;
  readonly onRemove: () => void;
}

const Disc = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'grid', p: 0.5, borderRadius: '50%', color: '#FFFFFF', bgcolor: 'rgb(27 19 16 / 72%)' }}
  >
    {children}
  </Box>
);

/** One picture of a list, with its handle and its actions. */
export const PictureTile = ({ picture, name, titled, turning, onTurn, onTitle, onRemove }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: picture.publicId });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ position: 'relative', zIndex: isDragging ? 1 : 0 }}
    >
      <Box
        sx={{
          position: 'relative',
          borderRadius: 1.5,
          overflow: 'hidden',
          boxShadow: isDragging ? 6 : 0,
          opacity: turning ? 0.6 : 1,
        }}
      >
        <Picture image={picture} ratio={1} sizes="180px" />
        <Box
          sx={{ position: 'absolute', inset: '0 0 auto 0', display: 'flex', justifyContent: 'space-between' }}
        >
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            sx={{ cursor: 'grab', touchAction: 'none', '&:focus-visible': INNER_FOCUS_RING }}
          >
            <Disc>
              <GripVertical size={16} aria-hidden />
            </Disc>
          </IconButton>
          <IconButton
            aria-label={`Remove ${name}`}
            onClick={onRemove}
            sx={{ '&:focus-visible': INNER_FOCUS_RING }}
          >
            <Disc>
              <X size={16} aria-hidden />
            </Disc>
          </IconButton>
        </Box>
        <IconButton
          aria-label={`Turn ${name}`}
          onClick={onTurn}
          disabled={turning}
          sx={{ position: 'absolute', right: 0, bottom: 0, '&:focus-visible': INNER_FOCUS_RING }}
        >
          <Disc>
            <RotateCw size={16} aria-hidden />
          </Disc>
        </IconButton>
      </Box>
      {titled && (
        <TextField
          size="small"
          fullWidth
          label="Title"
          value={picture.title ?? ''}
          onChange={(event) => onTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, 'aria-label': `Title of ${name}` } }}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
};
