import type { Image } from '@sundara/contracts/api';
import { placeholder } from '../pictures/placeholder.ts';

type Kind = Parameters<typeof placeholder>[0];

/** A picture's address and its blur-up stand-in; `alt` says what it shows, empty when it only decorates. */
export const imageOf = (kind: Kind, seed: string, alt: string): Image => ({
  url: `/api/pictures/v1/${kind}/${seed}.webp`,
  alt,
  placeholder: placeholder(kind, seed),
});
