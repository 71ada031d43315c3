import { formatDate, formatRupees } from '@sundara/contracts';
import PDFDocument from 'pdfkit';
import { createTypesetter, type Style, type Typesetter } from '../receipts/typesetter.ts';
import { KIND_LABELS, periodText, type StatementDocument, sumsOf } from './statement-document.ts';

/** Points; A4 is 595 by 842. */
const LEFT = 56;
const RIGHT = 539;
/** Where the columns begin, and where those of amounts end. */
const COLUMN = { day: LEFT, what: 136, reference: 296, amount: 474, balance: RIGHT } as const;
const STEP = 17;
/** Baselines of the first line on the first page and on the others, and of the last that fits. */
const FIRST = 292;
const NEXT = 92;
const LAST = 772;
const FOOT = 806;
const COLOUR = {
  quiet: '#6B5A4E',
  hairline: '#E8DCCF',
  bronze: '#C5905D',
  deepBronze: '#855427',
  soft: '#FBF3E9',
} as const;

/**
 * The statement on as many pages of A4 as it needs, each numbered and with the heads of its columns; tagged, so that
 * it can be read aloud.
 */
export const statementPdf = async (statement: StatementDocument): Promise<Buffer> => {
  const { company, salon, issuedAt } = statement;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    // The standard fonts have no rupee sign; none of them is ever used.
    font: '',
    info: {
      Title: `Statement of ${salon.name}, ${periodText(statement)}`,
      Author: company.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const set = createTypesetter(document);
  const pages = pagesOf(statement.lines);
  pages.forEach((lines, no) => {
    if (no > 0) document.addPage();
    set.shape(() => document.rect(0, 0, 595, 6).fill(COLOUR.bronze));
    if (no === 0) drawHead(document, set, statement);
    else set.line(`${salon.name}, ${periodText(statement)}`, LEFT, 48, quiet);
    drawLines(document, set, lines, no === 0 ? FIRST : NEXT);
    const footer = `${company.name} · Statement of ${salon.name} · Page ${no + 1} of ${pages.length}`;
    set.line(footer, LEFT, FOOT, { size: 7.5, colour: COLOUR.quiet });
  });
  set.end();
  document.end();
  return ended;
};

type Canvas = InstanceType<typeof PDFDocument>;
type Lines = StatementDocument['lines'];

const quiet: Style = { size: 8.5, colour: COLOUR.quiet };

/** What stands on which page; a statement without lines has one page too. */
const pagesOf = (lines: Lines): Lines[] => {
  const pages = [lines.slice(0, roomFrom(FIRST))];
  for (let at = roomFrom(FIRST); at < lines.length; at += roomFrom(NEXT)) {
    pages.push(lines.slice(at, at + roomFrom(NEXT)));
  }
  return pages;
};
const roomFrom = (top: number): number => Math.floor((LAST - top) / STEP) + 1;

const drawHead = (document: Canvas, set: Typesetter, statement: StatementDocument): void => {
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
  set.shape(() => document.roundedRect(LEFT, 176, RIGHT - LEFT, 62, 8).fill(COLOUR.soft));
  const sums = sumsOf(statement);
  const width = (RIGHT - LEFT - 36) / sums.length;
  sums.forEach(([label, rupees], no) => {
    const x = LEFT + 18 + no * width;
    set.line(label, x, 200, { size: 8, colour: COLOUR.quiet });
    const isResult = no === sums.length - 1;
    set.line(money(rupees), x, 219, { face: 'strong', size: isResult ? 12 : 10 });
  });
};

const drawLines = (document: Canvas, set: Typesetter, lines: Lines, top: number): void => {
  const head: Style = { face: 'strong', size: 7.5, spacing: 0.4, colour: COLOUR.deepBronze };
  const heads = top - 24;
  set.line('DAY', COLUMN.day, heads, head);
  set.line('WHAT', COLUMN.what, heads, head);
  set.line('REFERENCE', COLUMN.reference, heads, head);
  set.line('AMOUNT', COLUMN.amount, heads, { ...head, align: 'right' });
  set.line('OWED', COLUMN.balance, heads, { ...head, align: 'right' });
  rule(document, set, heads + 8);
  if (lines.length === 0)
    set.line('Nothing was earned, refunded or paid out in these days.', LEFT, top, quiet);
  lines.forEach(({ at, kind, text, reference, amount, balance }, no) => {
    const y = top + no * STEP;
    const said = kind === 'earned' ? text || KIND_LABELS[kind] : text;
    set.line(formatDate(new Date(at)), COLUMN.day, y, quiet);
    set.line(fitted(set, said, COLUMN.reference - COLUMN.what - 8, { size: 8.5 }), COLUMN.what, y, {
      size: 8.5,
    });
    set.line(fitted(set, reference, 112, quiet), COLUMN.reference, y, quiet);
    set.line(money(amount), COLUMN.amount, y, { size: 8.5, align: 'right' });
    set.line(money(balance), COLUMN.balance, y, { size: 8.5, face: 'strong', align: 'right' });
  });
};

const rule = (document: Canvas, set: Typesetter, y: number): void =>
  set.shape(() =>
    document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(COLOUR.hairline).stroke(),
  );

/** On one line, cut where it is too long. */
const fitted = (set: Typesetter, text: string, width: number, style: Style): string => {
  if (set.widthOf(text, style) <= width) return text;
  let cut = text.length - 1;
  while (cut > 1 && set.widthOf(`${text.slice(0, cut)}…`, style) > width) cut -= 1;
  return `${text.slice(0, cut).trimEnd()}…`;
};

const money = (rupees: number): string => formatRupees(rupees).replace('-', '\u2212');
