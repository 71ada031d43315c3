import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

/** `npm run build`: writes `dist/main.js` for production. */
const main = fileURLToPath(new URL('./src/main.ts', import.meta.url));
await bundle(main, fileURLToPath(new URL('./dist', import.meta.url)));
