import { type Illustration, type IllustrationKind, illustrationsOf, type Series } from '../illustration.ts';
import { DETAILS } from './details.ts';
import { PORTRAITS } from './portraits.ts';
import { ROOMS } from './rooms.ts';
import { SERVICES } from './services.ts';
import { WORKS } from './works.ts';

const SERIES: Readonly<Record<IllustrationKind, readonly Series[]>> = {
  room: ROOMS,
  detail: DETAILS,
  work: WORKS,
  service: SERVICES,
  portrait: PORTRAITS,
};

/** The whole set, chosen by eye: what was ugly or too much like another was left out. */
export const ILLUSTRATIONS: readonly Illustration[] = (Object.keys(SERIES) as IllustrationKind[]).flatMap(
  (kind) => SERIES[kind].flatMap((series) => illustrationsOf(kind, series)),
);
