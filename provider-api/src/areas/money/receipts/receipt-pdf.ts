import { rupeesOf } from '@sundara/contracts';
import { COLOUR, LEFT, openSheet, printedRupees, RIGHT, type Sheet } from './open-sheet.ts';
import type { Line, ReceiptDocument, Section } from './receipt-document.ts';
import { LEADING, type Typesetter } from './typesetter.ts';

const MIDDLE = 306;
const WIDTH = RIGHT - LEFT;
/** The maximum width of labels, and the right end of details, which amounts never reach. */
const LABEL = 300;
const DETAIL = 440;
const SIZE = 9.5;
/** The distance from one line of amounts to the next. */
const STEP = 17;
/** The lowest point of the body; the notes are below it. */
const BOTTOM = 770;
/**
 * Draws a receipt or a credit note on one page of A4, scaled down if it would be longer. Its dates are the date of
 * issue and nothing in it is random, so that the same document always has the same bytes. Texts can be searched, copied
 * and read aloud.
 */
export const receiptPdf = async (receipt: ReceiptDocument): Promise<Buffer> => {
  const { pdf, end } = await compose(receipt, 1);
  return end <= BOTTOM ? pdf : (await compose(receipt, BOTTOM / end)).pdf;
};

/** @returns the document, and how far down its text would reach unscaled */
const compose = async (receipt: ReceiptDocument, scale: number): Promise<{ pdf: Buffer; end: number }> => {
  const { title, number, issuedAt, company } = receipt;
  const sheet = await openSheet({
    title: `${title} ${number}`,
    author: company.name,
    subject: `${title} of ${company.name}`,
    issuedAt,
  });
  const { document } = sheet;
  sheet.band();
  document.save().scale(scale, scale, { origin: [(LEFT + RIGHT) / 2, 0] });
  const end = drawBody(sheet, receipt);
  document.restore();
  drawNotes(sheet, receipt);
  return { pdf: await sheet.end(), end };
};

const drawBody = (sheet: Sheet, receipt: ReceiptDocument): number => {
  const { set } = sheet;
  set.line(receipt.company.name, LEFT, 74, { face: 'display', size: 24 });
  set.line(receipt.title, RIGHT, 74, {
    face: 'display',
    size: 24,
    colour: COLOUR.deepBronze,
    align: 'right',
    tag: 'H1',
  });

  let left = set.block(receipt.company.address, LEFT, 94, 215, { size: 8.5, colour: COLOUR.quiet });
  if (receipt.company.gstin) {
    set.line(`GSTIN ${receipt.company.gstin}`, LEFT, left, { size: 8.5, colour: COLOUR.quiet });
    left += 13;
  }
  let right = 94;
  for (const [label, value] of receipt.facts) {
    set.line(label, 330, right, { size: 8.5, colour: COLOUR.quiet });
    set.line(value, RIGHT, right, { size: 8.5, face: 'strong', align: 'right' });
    right += 14;
  }
  const parties = Math.max(left, right) + 14;
  sheet.rule(parties);
  const ends = [
    party(set, 'Customer', receipt.customer, LEFT, parties + 22),
    party(set, receipt.visitHeading ?? 'Visit', receipt.visit, MIDDLE, parties + 22),
  ];

  let y = Math.max(...ends) + 12;
  for (const part of receipt.sections) y = section(sheet, part, y);

  const height = 62;
  sheet.box(y, height);
  set.line(receipt.total.label, LEFT + 18, y + 27, { face: 'display', size: 15 });
  set.line(money(receipt.total), RIGHT - 18, y + 28, { face: 'strong', size: 18, align: 'right' });
  set.line(receipt.total.words, LEFT + 18, y + 46, { size: 8.5, colour: COLOUR.quiet });
  y += height + 24;

  for (const [index, [label, value]] of receipt.payment.entries()) {
    const x = index % 2 === 0 ? LEFT : MIDDLE;
    set.line(label, x, y, { size: 8, colour: COLOUR.quiet });
    set.line(value, x, y + 13, { size: 9 });
    if (index % 2 === 1) y += 33;
  }
  return receipt.payment.length % 2 === 1 ? y + 33 : y;
};

const drawNotes = ({ set, rule }: Sheet, { notes }: ReceiptDocument): void => {
  rule(BOTTOM + 16);
  const text = [...notes, 'Made by computer; it is valid without a signature.'].join(' ');
  set.block(text, LEFT, BOTTOM + 32, WIDTH, { size: 7.5, colour: COLOUR.quiet });
};

const party = (set: Typesetter, heading: string, lines: readonly string[], x: number, y: number): number => {
  set.line(heading.toUpperCase(), x, y, {
    face: 'strong',
    size: 7.5,
    spacing: 0.8,
    colour: COLOUR.deepBronze,
    tag: 'H2',
  });
  return lines.reduce(
    (at, text, index) =>
      set.block(
        text,
        x,
        at,
        220,
        index === 0 ? { face: 'strong', size: 10.5 } : { size: 9, colour: COLOUR.quiet },
      ),
    y + 17,
  );
};

const money = ({ paise }: Line): string => printedRupees(rupeesOf(paise));

const section = ({ set, rule }: Sheet, part: Section, top: number): number => {
  const note = set.block(part.heading, LEFT, top + 20, WIDTH, { face: 'display', size: 13, tag: 'H2' }) - 5;
  const ruled = set.block(part.note, LEFT, note, WIDTH, { size: 8.5, colour: COLOUR.quiet }) - 3;
  rule(ruled);
  let y = ruled + 2;
  for (const line of part.lines) {
    y += STEP;
    if (line.detail) set.line(line.detail, DETAIL, y, { size: 8.5, colour: COLOUR.quiet, align: 'right' });
    set.line(money(line), RIGHT, y, { align: 'right' });
    y = set.block(line.label, LEFT, y, LABEL, { size: SIZE }) - SIZE * LEADING;
  }
  y += STEP + 3;
  set.line(part.sum.label, LEFT, y, { face: 'strong' });
  set.line(money(part.sum), RIGHT, y, { face: 'strong', align: 'right' });
  return y + 18;
};
