import type { Asset, Composition } from '@sundara/contracts/federation';
import { BEST_BROTLI, type KeptForms, keepForms } from '@sundara/node/content-encoding';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../files/integrity.ts';
import type { LiveRelease } from '../live/live-release.ts';

/** A page that was sent before as many promotions still finds its file. */
const FILES_KEPT = 20;
/** Of the hash, in characters: enough to tell files apart, the whole hash is checked by the browser. */
const NAME_LENGTH = 32;

/** The folder of these files, at the origin of the pages. */
export const COMPOSITIONS = '/assets/compositions';

interface CompositionFile {
  readonly asset: Asset;
  readonly forms: KeptForms;
}

const makeFile = (composition: Composition): CompositionFile => {
  const content = Buffer.from(JSON.stringify(composition));
  const integrity = integrityOf(content);
  const name = integrity.slice('sha384-'.length).replaceAll(/\W/g, '').slice(0, NAME_LENGTH);
  const forms = keepForms(content, BEST_BROTLI);
  // Whoever gets the page asks for it next.
  void forms.packed('br');
  return { asset: { url: `${COMPOSITIONS}/${name}.json`, integrity }, forms };
};

/**
 * The compositions of pages as files, which a browser fetches once for all pages of a composition. They are named by
 * their content, and every site server makes the same bytes of the same composition.
 */
export const createCompositionFiles = () => {
  const known = new WeakMap<Composition, CompositionFile>();
  const kept = new LRUCache<string, CompositionFile>({ max: FILES_KEPT });

  /** The file of a composition. */
  const fileOf = (composition: Composition): Asset => {
    const file = known.get(composition) ?? makeFile(composition);
    known.set(composition, file);
    kept.set(file.asset.url, file);
    return file.asset;
  };

  return {
    fileOf,
    /** Keeps the files of what an environment runs: another site server may have sent a page of any of them. */
    keepAll: ({ usual, canary }: LiveRelease): void => {
      for (const runs of [usual, ...(canary ? [canary] : [])]) fileOf(runs.composition);
    },
    /** The content of the file at an address; undefined when no page named it lately. */
    find: (url: string): KeptForms | undefined => kept.get(url)?.forms,
  };
};
export type CompositionFiles = ReturnType<typeof createCompositionFiles>;
