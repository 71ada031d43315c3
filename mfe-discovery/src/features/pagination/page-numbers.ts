/** A page's number, or a gap where several are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

export interface Pages {
  /** Counts from 1. */
  readonly page: number;
  /** How many are known. */
  readonly pages: number;
  /** There are more pages than are known, so that the last one has no number. */
  readonly open?: boolean;
  /** How many neighbours are shown on each side of the current page. */
  readonly beside: number;
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/**
 * The steps of a pagination: first and last page, the current one with its neighbours, gaps between. Their number is
 * constant, or that of the pages if there are fewer, so that Next stays in place; a gap never replaces a single page.
 */
export const pageSteps = ({ page, pages, open = false, beside }: Pages): readonly PageStep[] => {
  const most = 2 * beside + 5;
  const last = Math.max(page, pages);
  if (last <= most && !open) return span(1, last);
  const here = Math.min(Math.max(page, 1), last);
  const edge = most - 2;
  if (open && last <= edge) return [...span(1, last), 'gap-after'];
  if (here <= edge - beside) return [...span(1, edge), 'gap-after', ...(open ? [] : [last])];
  if (!open && here > last - (edge - beside)) return [1, 'gap-before', ...span(last - edge + 1, last)];
  const until = Math.min(here + beside, last);
  return [1, 'gap-before', ...span(until - 2 * beside, until), 'gap-after', ...(open ? [] : [last])];
};

/** A step of a row that has all steps of a narrow and of a wide window; each shows its own. */
export interface RowStep {
  readonly step: PageStep;
  readonly narrow: boolean;
  readonly wide: boolean;
}

/** The steps of a pagination for both widths in one row: without neighbours where it is narrow, else with one each. */
export const pageRow = (list: Omit<Pages, 'beside'>): readonly RowStep[] => {
  const narrow = pageSteps({ ...list, beside: 0 });
  const wide = pageSteps({ ...list, beside: 1 });
  const last = list.open ? Number.POSITIVE_INFINITY : Math.max(list.page, list.pages);
  const place = (step: PageStep): number => {
    if (typeof step === 'number') return step;
    return step === 'gap-before' ? 1.5 : last - 0.5;
  };
  return [...new Set([...narrow, ...wide])]
    .sort((a, b) => place(a) - place(b))
    .map((step) => ({ step, narrow: narrow.includes(step), wide: wide.includes(step) }));
};

const grouped = new Intl.NumberFormat('en-IN');

/** 'Showing 13–24 of 144 salons', 'Showing 1–12 of more than 1,000 salons', '1 salon'. */
export const shownOf = (
  page: number,
  perPage: number,
  shown: number,
  total: number,
  capped: boolean,
): string => {
  const noun = total === 1 ? 'salon' : 'salons';
  const all = `${capped ? 'more than ' : ''}${grouped.format(total)} ${noun}`;
  if (shown === 0 || (shown === total && !capped)) return all;
  const from = (page - 1) * perPage + 1;
  return `Showing ${grouped.format(from)}–${grouped.format(from + shown - 1)} of ${all}`;
};
