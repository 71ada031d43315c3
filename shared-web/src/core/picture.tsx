import Box from '@mui/material/Box';
import type { Image } from '@sundara/contracts/api';

const WIDTHS = [320, 480, 640, 960, 1280] as const;

interface Props {
  readonly image: Image;
  /** Width over height, so that nothing shifts when the picture arrives. */
  readonly ratio: number;
  /** How wide it shows, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Takes the height of its cell instead of the ratio, where neighbours decide: from 600 px on. */
  readonly fill?: boolean;
  /** The first picture of a page is fetched at once, the rest when they come near. */
  readonly eager?: boolean;
}

/** A picture at a fixed ratio over its blur-up stand-in, in the width that the screen needs. */
export const Picture = ({ image, ratio, sizes, fill = false, eager = false }: Props) => (
  <Box
    sx={{
      position: 'relative',
      aspectRatio: fill ? { xs: String(ratio), sm: 'auto' } : String(ratio),
      height: fill ? { sm: '100%' } : 'auto',
      overflow: 'hidden',
      bgcolor: 'secondary.main',
    }}
    style={{ backgroundImage: `url("${image.placeholder}")`, backgroundSize: 'cover' }}
  >
    <Box
      component="img"
      src={`${image.url}?w=640`}
      srcSet={WIDTHS.map((width) => `${image.url}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
    />
  </Box>
);
