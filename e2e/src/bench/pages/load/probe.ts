/** What a page records of itself, in milliseconds since its navigation began. */
export interface Record {
  /** The first content was in the document when the parser had read it, before any deferred script ran. */
  inHtml?: boolean;
  /** The first content was in the document. */
  added?: number;
  /** It was shown: the end of the first frame in which it was visible. */
  first?: number;
  firstPaint?: number;
  largestPaint?: number;
  largestElement?: string;
  shifts: number;
  /** Begin and duration of each task of 50 ms and more. */
  longTasks: [number, number][];
  /** Longest duration of an event of each interaction since the last read; 16 ms is the shortest that is told. */
  interactions: number[];
}

export interface RecordWindow {
  readonly pageRecord: Record;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface LargestPaint extends PerformanceEntry {
  readonly element?: Element | null;
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page before its own scripts; `window.pageRecord` has what it records. */
export const recordPage = ({ selector, text = '' }: { selector: string; text?: string }): void => {
  const record: Record = { shifts: 0, longTasks: [], interactions: [] };
  Object.assign(window, { pageRecord: record });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true, ...more },
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as LargestPaint;
    const words = (element?.textContent || element?.getAttribute('alt') || '').trim().slice(0, 40);
    record.largestPaint = entry.startTime;
    record.largestElement = element ? `${element.tagName.toLowerCase()} ${words}` : 'removed';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) record.shifts += value;
  });
  observe('longtask', ({ startTime, duration }) => record.longTasks.push([startTime, duration]));
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as EventTiming;
      if (interactionId > 0) record.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
  const found = () =>
    [...document.querySelectorAll(selector)].filter((one) => one.textContent?.includes(text));
  const added = new MutationObserver(() => {
    if (found().length === 0) return;
    record.added = performance.now();
    added.disconnect();
  });
  added.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener('readystatechange', () => {
    record.inHtml ??= found().length > 0;
  });
  const look = (): void => {
    const isShown = found().some(
      (one) =>
        one.getBoundingClientRect().height > 0 &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (!isShown) return void requestAnimationFrame(look);
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      record.first = performance.now();
    };
    port2.postMessage('');
  };
  requestAnimationFrame(look);
};
