import type { CompositionDocument } from '@sundara/contracts/federation';
import type { StoredRelease } from '../core/registry.ts';
import { releasesOf } from './releases-of.ts';

/** Whether a composition runs exactly this release. */
export const pinsRelease = (document: CompositionDocument, { record, hash }: StoredRelease): boolean =>
  releasesOf(document).some((release) => release.id === record.id && release.record === hash);
