import { type DayHours, type OpeningHours, type TimeSpan, weekOf } from '@sundara/contracts';

/** One span of clock time on some weekdays, as schema.org writes it. */
export interface HoursData {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Days with equal hours are grouped, a day with a break has two spans; a closed day is left out, so it is closed. */
export const hoursData = (hours: OpeningHours): readonly HoursData[] => {
  const bySpans = new Map<string, { readonly spans: readonly TimeSpan[]; readonly days: string[] }>();
  for (const { weekday, hours: day } of weekOf(hours)) {
    const spans = spansOf(day);
    const key = JSON.stringify(spans);
    const same = bySpans.get(key) ?? { spans, days: [] };
    same.days.push(`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`);
    bySpans.set(key, same);
  }
  return [...bySpans.values()].flatMap(({ spans, days }) =>
    spans.map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      opens: open,
      closes: close,
    })),
  );
};

/** The opening hours without the breaks. */
const spansOf = ({ open, close, closed, breaks }: DayHours): readonly TimeSpan[] => {
  if (closed) return [];
  const pauses = [...breaks].sort((one, other) => (one.open < other.open ? -1 : 1));
  const opens = [open, ...pauses.map((pause) => pause.close)];
  const closes = [...pauses.map((pause) => pause.open), close];
  return opens
    .map((from, index) => ({ open: from, close: closes[index] ?? close }))
    .filter((span) => span.open < span.close);
};
