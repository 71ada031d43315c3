import type { ReleaseRecord } from '@sundara/contracts/federation';
import { escapeHtml } from '../http/escape.ts';
import { publicFileUrl } from './public-file.ts';

/** What the shell's `public` folder may hold, by the relation of its link; of each the first that is there counts. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  icon: ['favicon.svg', 'favicon.ico'],
  'apple-touch-icon': ['apple-touch-icon.png'],
  manifest: ['manifest.webmanifest'],
};

/** The links to the icons of a page and to the manifest by which it is installed as an app. */
export const iconLinks = (shell: ReleaseRecord): readonly string[] =>
  Object.entries(FILES).flatMap(([relation, files]) => {
    const file = files.find((name) => shell.files[name]);
    return file ? [`<link rel="${relation}" href="${escapeHtml(publicFileUrl(shell, file))}">`] : [];
  });
