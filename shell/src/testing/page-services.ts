import type { PageData } from '@sundara/contracts/federation';
import type { Send } from '../http/transport.ts';
import { createServices } from '../services/create-services.ts';
import { memoryStorage } from './memory-storage.ts';
import { PROVIDES } from './page-data.builder.ts';

/** The services of a page whose remotes nobody asks for; nobody answers unless `send` does. */
export const pageServices = (page: PageData, send: Send = async () => ({ kind: 'network' })) =>
  createServices({
    page,
    provides: PROVIDES,
    sendBeacon: () => {},
    memory: () => window.sessionStorage,
    send,
    storage: memoryStorage(),
    files: { fetchFile: async () => {}, announce: () => {}, forget: () => {} },
    containerOf: () => undefined,
    host: () => new Promise(() => {}),
    navigate: () => {},
  });
