import { addMinutes, formatClock, formatDayAndClock, formatNearDay, formatRupees } from '@sundara/contracts';
import type { KeptVisit, KeptVisits } from '../kept-visits.ts';
import { OFFLINE_STYLE } from './offline-style.ts';
import { qrSvg } from './qr-svg.ts';

interface Surroundings {
  readonly now: Date;
  readonly origin: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const link = (href: string, text: string, more = ''): string =>
  `<a href="${escaped(href)}"${more}>${escaped(text)}</a>`;

const linksOf = ({ phone, calendar, salonName }: KeptVisit): string =>
  [
    phone && link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, `Call ${salonName}`),
    calendar &&
      link(
        `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`,
        'Add to calendar',
        ' download="appointment.ics"',
      ),
  ].join('');

const visitHtml = (visit: KeptVisit, { now, origin }: Surroundings): string => {
  const { id, salonName, address, services, dateTime, minutes, total, status } = visit;
  const start = new Date(dateTime);
  const end = formatClock(addMinutes(start, minutes));
  return `<article>
<h3>${escaped(salonName)}</h3>
<p class="when"><time datetime="${escaped(dateTime)}">${formatNearDay(start, now)}, ${formatClock(start)}</time></p>
<p>until ${end}${status === 'pending' ? ', waiting for the salon to confirm' : ''}</p>
<p>${escaped(services.join(', '))}</p>
<p>${escaped(formatRupees(total))}</p>
<p class="quiet">${escaped(address)}</p>
${linksOf(visit)}
${qrSvg(`${origin}/salon/bookings/${encodeURIComponent(id)}`, `QR code of your booking at ${escaped(salonName)}`)}
<p class="quiet">The salon can scan this to find your booking.</p>
</article>`;
};

const visitsHtml = (kept: KeptVisits, surroundings: Surroundings): string => {
  const ahead = kept.visits.filter(
    ({ dateTime, minutes }) => addMinutes(new Date(dateTime), minutes) > surroundings.now,
  );
  if (ahead.length === 0) return '';
  return `<h2>Your next visits</h2>
<p class="quiet">As they were on ${formatDayAndClock(new Date(kept.keptAt))}.</p>
${ahead.map((visit) => visitHtml(visit, surroundings)).join('\n')}`;
};

/**
 * The page of every address while there is no network, with the visits that are not over. It has no script, and all
 * that was kept stands in it as text.
 */
export const offlinePage = (
  kept: KeptVisits | undefined,
  surroundings: Surroundings,
): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>You are offline | Sundara</title>
<style>${OFFLINE_STYLE}</style>
</head>
<body>
<header>Sundara</header>
<main>
<h1>You are offline</h1>
<p>Salons and bookings show again once you are connected.</p>
<a class="again" href="">Try again</a>
${kept ? visitsHtml(kept, surroundings) : ''}
</main>
</body>
</html>
`;
