import { formatRupees } from '@sundara/contracts';
import type PDFDocument from 'pdfkit';
import { createTypesetter, type Typesetter } from './typesetter.ts';

/** Points; A4 is 595 by 842. */
export const LEFT = 56;
export const RIGHT = 539;
export const COLOUR = {
  quiet: '#6B5A4E',
  hairline: '#E8DCCF',
  bronze: '#C5905D',
  deepBronze: '#855427',
  soft: '#FBF3E9',
} as const;

export type Canvas = InstanceType<typeof PDFDocument>;

export interface SheetWords {
  readonly title: string;
  readonly author: string;
  readonly subject?: string;
  readonly issuedAt: Date;
}

/** An A4 document of ours: the PDF, its typesetter, drawing helpers, and its end. */
export interface Sheet {
  readonly document: Canvas;
  readonly set: Typesetter;
  /** The band at the head of a page. */
  readonly band: () => void;
  /** A hairline from margin to margin. */
  readonly rule: (y: number) => void;
  /** A soft box from margin to margin. */
  readonly box: (y: number, height: number) => void;
  readonly end: () => Promise<Buffer>;
}

/**
 * Opens a document with its first page. Its dates are the date of issue and nothing in it is random, so that the same
 * content always has the same bytes; tagged, so that it can be read aloud.
 */
export const openSheet = async ({ title, author, subject, issuedAt }: SheetWords): Promise<Sheet> => {
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    // The standard fonts have no rupee sign; none of them is ever used.
    font: '',
    info: {
      Title: title,
      Author: author,
      ...(subject !== undefined && { Subject: subject }),
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
  const set = await createTypesetter(document);
  return {
    document,
    set,
    band: () => set.shape(() => document.rect(0, 0, 595, 6).fill(COLOUR.bronze)),
    rule: (y) =>
      set.shape(() =>
        document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(COLOUR.hairline).stroke(),
      ),
    box: (y, height) =>
      set.shape(() => document.roundedRect(LEFT, y, RIGHT - LEFT, height, 8).fill(COLOUR.soft)),
    end: () => {
      set.end();
      document.end();
      return ended;
    },
  };
};

/** '−₹1,234.50', with a minus as wide as a figure. */
export const printedRupees = (rupees: number): string => formatRupees(rupees).replace('-', '\u2212');
