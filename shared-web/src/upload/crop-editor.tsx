import { Box, Button } from '@sundara/web/core';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cutOf, drawShaped, type Shape, turned, WHOLE } from './shape-picture.ts';

const SHOWN = 720;

interface Props {
  readonly picture: ImageBitmap;
  readonly ratio: number;
  /** 'Cover picture'. */
  readonly of: string;
  readonly onUse: (shape: Shape) => void;
  readonly onCancel: () => void;
}

/** Shows which part of a picture remains at its ratio; the picture can be turned, and that part moved. */
export const CropEditor = ({ picture, ratio, of, onUse, onCancel }: Props) => {
  const [shape, setShape] = useState<Shape>({ ...WHOLE, ratio });
  const canvas = useRef<HTMLCanvasElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (canvas.current) drawShaped(canvas.current, picture, shape, SHOWN);
  }, [picture, shape]);
  useEffect(() => use.current?.focus(), []);
  const whole = turned(picture, shape.turns);
  const cut = cutOf(picture, shape);
  const isUpright = whole.height - cut.height > whole.width - cut.width;
  const spare = Math.max(whole.height - cut.height, whole.width - cut.width);
  return (
    <Box role="group" aria-label={`Crop: ${of}`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label="What will be shown"
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 420,
          aspectRatio: String(ratio),
          borderRadius: 1.5,
          bgcolor: 'secondary.main',
        }}
      />
      {spare > 1 && (
        <Box component="label" sx={{ display: 'grid', gap: 0.5, maxWidth: 420, color: 'text.secondary' }}>
          {isUpright ? 'Show more of the top or the bottom' : 'Show more of the left or the right'}
          <Box
            component="input"
            type="range"
            min={0}
            max={100}
            value={Math.round(shape.focus * 100)}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              setShape({ ...shape, focus: Number(currentTarget.value) / 100 })
            }
            sx={{ width: '100%', height: 44, m: 0, accentColor: (theme) => theme.palette.primary.main }}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button ref={use} variant="contained" onClick={() => onUse(shape)}>
          Use this picture
        </Button>
        <Button
          variant="outlined"
          startIcon={<RotateCw size={18} aria-hidden />}
          onClick={() => setShape({ ...shape, turns: (shape.turns + 1) % 4 })}
        >
          Turn
        </Button>
        <Button onClick={onCancel}>Discard</Button>
      </Box>
    </Box>
  );
};
