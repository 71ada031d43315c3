import type { PageData } from '@sundara/contracts/federation';
import type { Send } from '../http/transport.ts';
import { createServices } from '../services/create-services.ts';
import { memoryStorage } from './memory-storage.ts';
import { PROVIDES } from './page-data.builder.ts';

/** The services of a page whose remotes are not loaded; every call fails as 'network' unless `send` answers. */
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
