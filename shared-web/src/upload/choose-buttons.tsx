import { Box, Button, useMediaQuery, visuallyHidden } from '@sundara/web/core';
import { Camera, ImagePlus } from 'lucide-react';
import { type RefObject, useRef } from 'react';

/** With this list, phones convert pictures of other types to JPEG. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  readonly label: string;
  readonly several?: boolean;
  /** Distinguishes the buttons where a page has several: 'Cover picture'. */
  readonly of: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** Buttons that choose a picture: from a file, and from the camera on handheld devices. */
export const ChooseButtons = ({ label, several = false, of, onChoose, buttonRef }: Props) => {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const inHand = useMediaQuery('(pointer: coarse)');
  const taken = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };
  const hidden = { type: 'file', accept: TAKEN, tabIndex: -1, 'aria-hidden': true, onChange: taken } as const;
  return (
    <>
      <Box
        component="input"
        ref={files}
        {...hidden}
        multiple={several}
        data-testid="picture-input"
        sx={visuallyHidden}
      />
      <Button
        ref={buttonRef}
        variant="outlined"
        aria-label={`${label}: ${of}`}
        startIcon={<ImagePlus size={18} aria-hidden />}
        onClick={() => files.current?.click()}
      >
        {label}
      </Button>
      {inHand && (
        <>
          <Box component="input" ref={camera} {...hidden} capture="environment" sx={visuallyHidden} />
          <Button
            aria-label={`Take a photo: ${of}`}
            startIcon={<Camera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            Take a photo
          </Button>
        </>
      )}
    </>
  );
};
