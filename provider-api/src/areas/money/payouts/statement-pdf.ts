import { setImmediate } from 'node:timers/promises';
import { formatDate } from '@sundara/contracts';
import type { StatementLine } from '@sundara/contracts/api';
import { COLOUR, LEFT, openSheet, printedRupees, RIGHT, type Sheet } from '../receipts/open-sheet.ts';
import type { Style, Typesetter } from '../receipts/typesetter.ts';
import { KIND_LABELS, periodText, type StatementDocument, sumsOf } from './statement-document.ts';

/** Where the columns begin, and where those of amounts end. */
const COLUMN = { day: LEFT, what: 136, reference: 296, amount: 474, balance: RIGHT } as const;
const STEP = 17;
/** Baselines of the first line on the first page and on the others, and of the last that fits. */
const FIRST = 292;
const NEXT = 92;
const LAST = 772;
const FOOT = 806;
/**
 * The statement on as many pages of A4 as it needs, each with its number and the column headings; tagged, so that it
 * can be read aloud.
 */
export const statementPdf = async (statement: StatementDocument): Promise<Buffer> => {
  const { company, salon, issuedAt } = statement;
  const title = `Statement of ${salon.name}`;
  const sheet = await openSheet({
    title: `${title}, ${periodText(statement)}`,
    author: company.name,
    issuedAt,
  });
  const { document, set } = sheet;
  const all: StatementLine[] = [];
  for await (const line of statement.lines) all.push(line);
  const pages = pagesOf(all);
  for (const [no, lines] of pages.entries()) {
    // Typesetting a page takes a good part of a second on a slow machine: other requests are answered between two
    // pages.
    await setImmediate();
    if (no > 0) document.addPage();
    sheet.band();
    if (no === 0) drawHead(sheet, statement);
    else set.line(`${salon.name}, ${periodText(statement)}`, LEFT, 48, quiet);
    drawLines(sheet, lines, no === 0 ? FIRST : NEXT);
    const footer = `${company.name} · ${title} · Page ${no + 1} of ${pages.length}`;
    set.line(footer, LEFT, FOOT, { size: 7.5, colour: COLOUR.quiet });
  }
  return sheet.end();
};

type Lines = readonly StatementLine[];

const quiet: Style = { size: 8.5, colour: COLOUR.quiet };

/** The lines of each page; a statement without lines has one page too. */
const pagesOf = (lines: Lines): Lines[] => {
  const pages = [lines.slice(0, roomFrom(FIRST))];
  for (let at = roomFrom(FIRST); at < lines.length; at += roomFrom(NEXT)) {
    pages.push(lines.slice(at, at + roomFrom(NEXT)));
  }
  return pages;
};
const roomFrom = (top: number): number => Math.floor((LAST - top) / STEP) + 1;

const drawHead = ({ set, box }: Sheet, statement: StatementDocument): void => {
  const { company, salon } = statement;
  set.line(company.name, LEFT, 74, { face: 'display', size: 24 });
  const title = { face: 'display', size: 24, colour: COLOUR.deepBronze, align: 'right', tag: 'H1' } as const;
  set.line('Statement', RIGHT, 74, title);
  set.block(company.address, LEFT, 94, 215, quiet);
  set.line(periodText(statement), RIGHT, 96, { ...quiet, align: 'right' });
  set.line(fitted(set, salon.name, 300, { face: 'strong', size: 11 }), LEFT, 142, {
    face: 'strong',
    size: 11,
  });
  set.line(fitted(set, salon.address, RIGHT - LEFT, quiet), LEFT, 157, quiet);
  box(176, 62);
  const sums = sumsOf(statement);
  const width = (RIGHT - LEFT - 36) / sums.length;
  sums.forEach(([label, rupees], no) => {
    const x = LEFT + 18 + no * width;
    set.line(label, x, 200, { size: 8, colour: COLOUR.quiet });
    const isResult = no === sums.length - 1;
    set.line(printedRupees(rupees), x, 219, { face: 'strong', size: isResult ? 12 : 10 });
  });
};

const drawLines = ({ set, rule }: Sheet, lines: Lines, top: number): void => {
  const head: Style = { face: 'strong', size: 7.5, spacing: 0.4, colour: COLOUR.deepBronze };
  const heads = top - 24;
  set.line('DAY', COLUMN.day, heads, head);
  set.line('WHAT', COLUMN.what, heads, head);
  set.line('REFERENCE', COLUMN.reference, heads, head);
  set.line('AMOUNT', COLUMN.amount, heads, { ...head, align: 'right' });
  set.line('OWED', COLUMN.balance, heads, { ...head, align: 'right' });
  rule(heads + 8);
  if (lines.length === 0)
    set.line('Nothing was paid in, refunded or paid out in these days.', LEFT, top, quiet);
  lines.forEach(({ at, kind, text, reference, amount, balance }, no) => {
    const y = top + no * STEP;
    const said = kind === 'earned' ? text || KIND_LABELS[kind] : text;
    set.line(formatDate(new Date(at)), COLUMN.day, y, quiet);
    set.line(fitted(set, said, COLUMN.reference - COLUMN.what - 8, { size: 8.5 }), COLUMN.what, y, {
      size: 8.5,
    });
    set.line(fitted(set, reference, 112, quiet), COLUMN.reference, y, quiet);
    set.line(printedRupees(amount), COLUMN.amount, y, { size: 8.5, align: 'right' });
    set.line(printedRupees(balance), COLUMN.balance, y, { size: 8.5, face: 'strong', align: 'right' });
  });
};

/** Truncates a text that is too long for one line. */
const fitted = (set: Typesetter, text: string, width: number, style: Style): string => {
  if (set.widthOf(text, style) <= width) return text;
  let cut = text.length - 1;
  while (cut > 1 && set.widthOf(`${text.slice(0, cut)}…`, style) > width) cut -= 1;
  return `${text.slice(0, cut).trimEnd()}…`;
};
