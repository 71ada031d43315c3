import type { Series } from '../illustration.ts';
import { bust } from '../portrait/bust.ts';
import { silhouette } from '../portrait/silhouette.ts';

/** People; where nobody knows what a person looks like, an outline without a face. */
export const PORTRAITS: readonly Series[] = [
  {
    subject: 'woman',
    words: 'A woman who smiles',
    suits: ['woman'],
    composition: (sketch) => bust(sketch, false),
    palettes: [
      ...(['ivory', 'teal', 'sage', 'rose', 'espresso', 'terracotta'] as const),
      ...(['lagoon', 'plum', 'olive', 'sandstone', 'mulberry', 'forest'] as const),
      ...(['ivory', 'teal', 'espresso'] as const),
    ],
  },
  {
    subject: 'man',
    words: 'A man who smiles',
    suits: ['man'],
    composition: (sketch) => bust(sketch, true),
    palettes: [
      ...(['ivory', 'teal', 'sage', 'rose', 'espresso', 'terracotta'] as const),
      ...(['lagoon', 'plum', 'olive', 'sandstone', 'mulberry', 'forest'] as const),
      ...(['ivory', 'sage'] as const),
    ],
  },
  {
    subject: 'silhouette',
    words: 'The outline of a person',
    suits: ['other'],
    composition: silhouette,
    palettes: ['ivory', 'sage', 'rose'],
  },
];
