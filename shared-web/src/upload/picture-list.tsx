import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { UploadFolder } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { type KeyboardEvent as KeyPress, useId, useRef } from 'react';
import { keptFocus } from '../focus/kept-focus.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import { DropArea } from './drop-area.tsx';
import { PictureTile } from './picture-tile.tsx';
import { sayMoves } from './say-moves.ts';
import { SendingTile } from './sending-tile.tsx';
import { useBusy } from './use-busy.ts';
import type { ListedPicture } from './use-picture-list.ts';
import { usePictureList } from './use-picture-list.ts';

interface Props {
  readonly folder: UploadFolder;
  readonly value: readonly ListedPicture[];
  readonly onChange: (pictures: readonly ListedPicture[]) => void;
  readonly max: number;
  readonly label: string;
  /** Shown under the label. */
  readonly help?: string;
  /** Whether each picture has a title: the works of a salon. */
  readonly titled?: boolean;
  readonly salonId?: string | undefined;
  /** Called while pictures are being uploaded; saving now saves without them. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
}

/** Pictures of the salon in order; reordered by dragging, or with the keyboard at their handles. */
export const PictureList = ({
  folder,
  value,
  onChange,
  max,
  label,
  help,
  titled = false,
  salonId,
  onBusy,
}: Props) => {
  const id = useId();
  const list = usePictureList({ folder, salonId, value, onChange, max });
  const isOnItsWay = list.underWay.some(({ step }) => step !== 'failed') || list.turning !== undefined;
  useBusy(isOnItsWay, onBusy);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const carrying = useRef(false);
  // The dialog around the list handles Escape before dnd-kit, which listens at the document, gets it.
  const giveUpCarrying = (event: KeyPress) => {
    if (event.key !== 'Escape' || !carrying.current) return;
    event.stopPropagation();
    event.currentTarget.ownerDocument.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
  };
  const ids = value.map(({ publicId }) => publicId);
  const drop = ({ active, over }: DragEndEvent) => {
    carrying.current = false;
    if (!over || active.id === over.id) return;
    onChange(arrayMove([...value], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <Box ref={keptFocus} role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {value.length} of {max}
        </Typography>
      </Box>
      {help && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      <DropArea onDrop={list.add}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragStart={() => {
            carrying.current = true;
          }}
          onDragCancel={() => {
            carrying.current = false;
          }}
          onDragEnd={drop}
          accessibility={{ announcements: sayMoves(ids) }}
        >
          <Box
            component="ul"
            onKeyDown={giveUpCarrying}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
              gap: 1.5,
              m: 0,
              mb: value.length + list.underWay.length > 0 ? 1.5 : 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            <SortableContext items={ids} strategy={rectSortingStrategy}>
              {value.map((picture, index) => (
                <PictureTile
                  key={picture.publicId}
                  picture={picture}
                  name={`picture ${index + 1} of ${value.length}`}
                  titled={titled}
                  turning={list.turning === picture.publicId}
                  onTurn={() => list.turn(picture)}
                  onTitle={(title) => list.retitle(picture.publicId, title)}
                  onRemove={() => list.remove(picture.publicId)}
                />
              ))}
            </SortableContext>
            {list.underWay.map((item, index) => (
              <SendingTile
                key={item.key}
                item={item}
                name={`new picture ${index + 1}`}
                onCancel={() => list.cancel(item.key)}
                onRetry={() => list.retry(item.key)}
              />
            ))}
          </Box>
        </DndContext>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {list.room > 0 ? (
            <ChooseButtons label="Add pictures" several of={label} onChoose={list.add} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {max} pictures are the most there can be. Remove one to add another.
            </Typography>
          )}
        </Box>
      </DropArea>
    </Box>
  );
};
