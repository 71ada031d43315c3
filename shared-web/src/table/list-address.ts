import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** The page that an address names, from 1; anything but a whole number above 0 is the first page. */
export const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** What a list shows now stands in the address, so that a link, a reload and Back bring it again. */
export interface ListAddress {
  /** True while the list for a changed address is on its way. */
  readonly busy: boolean;
  /** Leaves the rest of the address as it is. A step of its own in the history. */
  readonly toPage: (page: number) => void;
  /** Another question to the list starts on its first page; an empty answer leaves the address. */
  readonly ask: (question: string, answer: string) => void;
  /** Takes these questions out of the address; the list starts on its first page. */
  readonly clear: (questions: readonly string[]) => void;
  /** As `ask`, for text that is still being typed: no step of its own in the history. */
  readonly search: (text: string) => void;
}

const withAnswer = (params: URLSearchParams, question: string, answer: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (answer) next.set(question, answer);
  else next.delete(question);
  return next;
};

const anew = (params: URLSearchParams, question: string, answer: string): URLSearchParams =>
  withAnswer(withAnswer(params, 'page', ''), question, answer);

/** Reads and changes the address of a list: `page`, `q` and whatever else the page asks by. */
export const useListAddress = (): ListAddress => {
  const [, setParams] = useSearchParams();
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const still = { preventScrollReset: true };
  return {
    busy: location?.pathname === here,
    toPage: (page) => setParams((params) => withAnswer(params, 'page', page > 1 ? String(page) : ''), still),
    ask: (question, answer) => setParams((params) => anew(params, question, answer), still),
    clear: (questions) =>
      setParams((params) => questions.reduce((left, question) => anew(left, question, ''), params), still),
    search: (text) => setParams((params) => anew(params, 'q', text), { ...still, replace: true }),
  };
};
