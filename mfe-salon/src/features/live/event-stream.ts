import { type Numbered, readNews } from './news.ts';

interface StreamEvents {
  /** The stream is open. */
  readonly onOpen: () => void;
  readonly onNews: (news: Numbered) => void;
  /** It ended, or fell silent; it is already closed. */
  readonly onLost: () => void;
}

/** The server sends a sign of life every 15 s; after three missed ones the connection is dead, whatever its state. */
const SILENCE_MS = 45_000;

/**
 * Listens at an address until it is lost or closed. The browser's own reconnection is not used: an address works for a
 * minute only.
 * @returns closes it, without calling `onLost`
 */
export const openEventStream = (url: string, { onOpen, onNews, onLost }: StreamEvents): (() => void) => {
  const source = new EventSource(url);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  const lose = () => {
    close();
    onLost();
  };
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  };
  hear();
  source.addEventListener('open', () => {
    hear();
    onOpen();
  });
  source.addEventListener('beat', hear);
  source.addEventListener('booking', (message) => {
    hear();
    const news = readNews(message);
    if (news) onNews(news);
  });
  source.addEventListener('error', lose);
  return close;
};
