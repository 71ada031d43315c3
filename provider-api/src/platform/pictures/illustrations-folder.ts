import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the illustrations, for the sources (src/platform/pictures) and for the bundle (dist).
 * @throws Error if it is missing
 */
export const illustrationsFolder = (): string => {
  for (const path of ['../illustrations', '../../../illustrations']) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/catalogue.json`)) return folder;
  }
  throw new Error('The folder "illustrations" is missing. It belongs beside the folder of the server.');
};
