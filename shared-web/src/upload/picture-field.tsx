import type { Image, OwnPicture, UploadFolder } from '@sundara/contracts/api';
import { Box, Button, Picture, Typography } from '@sundara/web/core';
import { ImageOff, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { ChooseButtons } from './choose-buttons.tsx';
import { CropEditor } from './crop-editor.tsx';
import { DropArea } from './drop-area.tsx';
import { ProgressVeil } from './progress-veil.tsx';
import { FOLDERS, isUploaded } from './upload-folders.ts';
import { useBusy } from './use-busy.ts';
import { usePictureField } from './use-picture-field.ts';

/** The picture of a field: an upload, or an illustration, named by its id or without a name. */
export type FieldPicture = Image & { readonly publicId: string | null };

interface Props {
  readonly folder: UploadFolder;
  /** Null if there is nothing to show yet. */
  readonly value: FieldPicture | null;
  /** Null to have none; `help` should then say what is shown instead. */
  readonly onChange: (picture: OwnPicture | null) => void;
  readonly label: string;
  /** Shown under the label. */
  readonly help?: string;
  /** Whether there may be no picture at all, so that even an illustration can be removed. */
  readonly optional?: boolean;
  /** The salon that an admin chose; an owner has one salon. */
  readonly salonId?: string | undefined;
  /** Called while a picture is chosen but not uploaded yet; saving now saves without it. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
}

const Empty = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100%', color: 'text.secondary' }}>
    <ImageOff size={28} aria-hidden />
  </Box>
);

/**
 * One picture of the salon: chosen, dropped or photographed, turned and cropped to the ratio of the pages, and sent at
 * once; it takes effect when the form around it is saved.
 */
export const PictureField = ({
  folder,
  value,
  onChange,
  label,
  help,
  optional = false,
  salonId,
  onBusy,
}: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const ratio = FOLDERS[folder].ratio ?? 4 / 3;
  const field = usePictureField({ folder, salonId, value, onChange });
  const { editing, item, trouble } = field;
  useBusy(editing !== undefined || (item !== undefined && item.step !== 'failed'), onBusy);
  const focusAgain = () => setTimeout(() => button.current?.focus());
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {help && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      <DropArea onDrop={(files) => field.choose(files)}>
        {editing ? (
          <CropEditor
            picture={editing}
            ratio={ratio}
            of={label}
            onUse={(shape) => {
              field.use(shape);
              focusAgain();
            }}
            onCancel={() => {
              field.giveUp();
              focusAgain();
            }}
          />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box
              sx={{
                position: 'relative',
                width: ratio > 1 ? 220 : 148,
                maxWidth: '100%',
                aspectRatio: String(ratio),
                borderRadius: 1.5,
                overflow: 'hidden',
                bgcolor: 'secondary.main',
              }}
            >
              {item?.preview ? (
                <Box
                  component="img"
                  src={item.preview}
                  alt=""
                  sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
                />
              ) : value ? (
                <Picture image={value} ratio={ratio} sizes="220px" />
              ) : (
                <Empty />
              )}
              {item && item.step !== 'failed' && (
                <ProgressVeil item={item} of={label} onCancel={() => field.stop()} />
              )}
            </Box>
            <Box
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                gap: 1,
                flex: '1 1 160px',
              }}
            >
              <ChooseButtons
                label={isUploaded(value?.publicId ?? null) ? 'Replace' : 'Choose a picture'}
                of={label}
                onChoose={field.choose}
                buttonRef={button}
              />
              {(isUploaded(value?.publicId ?? null) || (optional && value)) && (
                <Button
                  aria-label={`Remove: ${label}`}
                  startIcon={<Trash2 size={18} aria-hidden />}
                  onClick={() => {
                    field.remove();
                    focusAgain();
                  }}
                >
                  Remove
                </Button>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                JPEG, PNG, WebP or AVIF, up to 10 MB.
              </Typography>
            </Box>
          </Box>
        )}
        {trouble && (
          <Box role="alert" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
              {trouble}
            </Typography>
            {item && (
              <>
                <Button onClick={field.retry}>Retry</Button>
                <Button onClick={field.stop}>Dismiss</Button>
              </>
            )}
          </Box>
        )}
      </DropArea>
    </Box>
  );
};
