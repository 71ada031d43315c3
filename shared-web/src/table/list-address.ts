import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** The page that an address names, from 1; anything but a whole number above 0 is the first page. */
export const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The list's state is stored in the address, so that a link, a reload and Back restore it. */
export interface ListAddress {
  /** True while the list for a changed address is loading. */
  readonly busy: boolean;
  /** Changes only the page; adds a history entry. */
  readonly toPage: (page: number) => void;
  /** Sets a filter or the order and returns to the first page; an empty answer removes it from the address. */
  readonly ask: (question: string, answer: string) => void;
  /** Removes these keys from the address and returns to the first page. */
  readonly clear: (questions: readonly string[]) => void;
  /** Like `ask`, for text that is still being typed: adds no history entry. */
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

/** Reads and changes the address of a list: `page`, `q` and the page's other keys. */
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
