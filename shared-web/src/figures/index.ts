export { type DateRange, DEFAULT_RANGE, RANGE_LABELS, RANGE_WORDS, rangeOf } from './date-range.ts';
export { FigureHint } from './figure-hint.tsx';
export { Panel } from './panel.tsx';
export { RangeChoice } from './range-choice.tsx';
export { rupeesText } from './rupees-text.ts';
export { type Trend, trendOf } from './trend.ts';
