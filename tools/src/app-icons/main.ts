import path from 'node:path';
import { makeAppIcons } from './make-app-icons.ts';

await makeAppIcons(path.resolve(import.meta.dirname, '../../..'));
