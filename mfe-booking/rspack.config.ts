import { defineRemote } from '../rspack.base.ts';
import declaration from './remote.config.ts';

export default defineRemote(declaration);
