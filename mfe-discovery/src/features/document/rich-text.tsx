import { AppLink, Link } from '@sundara/web/core';
import { Fragment } from 'react';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;
/** Finds the links of a text, each with its words and its address. */
const PARTS = new RegExp(LINK.source, 'g');

interface Part {
  readonly at: number;
  readonly words: string;
  readonly to?: string;
}

const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(PARTS)) {
    const [whole, words = '', to = ''] = found;
    parts.push({ at, words: text.slice(at, found.index) }, { at: found.index, words, to });
    at = found.index + whole.length;
  }
  return [...parts, { at, words: text.slice(at) }];
};

/** A text whose `[words](/address)` are links: inside the site without a page load, 'mailto:' and 'tel:' as they are. */
export const RichText = ({ children }: { children: string }) =>
  partsOf(children).map(({ at, words, to }) => {
    const key = `${at} ${to ?? ''}`;
    if (to === undefined) return <Fragment key={key}>{words}</Fragment>;
    const inText = { underline: 'always', sx: { textUnderlineOffset: '0.2em' } } as const;
    return to.startsWith('/') ? (
      <AppLink key={key} to={to} {...inText}>
        {words}
      </AppLink>
    ) : (
      <Link key={key} href={to} {...inText}>
        {words}
      </Link>
    );
  });
