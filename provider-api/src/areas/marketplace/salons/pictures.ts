import type { Image } from '@sundara/contracts/api';
import { illustrationUrl } from '../../../platform/pictures/illustration-address.ts';
import {
  findIllustration,
  type Illustration,
  type IllustrationKind,
  illustrationFor,
} from '../../../platform/pictures/illustrations.ts';

/** The illustration with an id; a neutral one of the kind if the set has none with it. */
export const illustrationOf = (kind: IllustrationKind, id: string): Illustration =>
  findIllustration(id) ?? illustrationFor(kind, 'other', id);

/** 'Illustration: a room with a row of mirrors' */
export const altOfIllustration = ({ alt }: Illustration): string =>
  `Illustration: ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`;

/** An illustration as pages show it, marked as one; its alt text is empty where it only decorates. */
export const imageOf = (kind: IllustrationKind, id: string, isDecorative: boolean): Image => {
  const illustration = illustrationOf(kind, id);
  return {
    url: illustrationUrl(illustration.id, 'jpg'),
    avif: illustrationUrl(illustration.id, 'avif'),
    alt: isDecorative ? '' : altOfIllustration(illustration),
    placeholder: illustration.placeholder,
    illustration: true,
  };
};
