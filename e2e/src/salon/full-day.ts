import { asOwner, walkIn } from './owner.ts';

const MINUTES = 20;

/**
 * Brings the demo salon's roster to this number of specialists, and fills a day with visits of 20 minutes, one after
 * the other from 10 am on, equally many for each.
 */
export const fillDay = async (
  url: string,
  date: string,
  { specialists, visits }: { readonly specialists: number; readonly visits: number },
): Promise<void> => {
  const { data: service } = await asOwner(url, 'POST', '/api/salon/services', {
    ...{ name: 'Quick trim', category: 'Hair Care', price: 150, duration: MINUTES },
  });
  const { specialists: team } = await asOwner(url, 'GET', '/api/salon/specialists');
  const people: string[] = [];
  for (const { id, isActive } of team)
    if (isActive) {
      await asOwner(url, 'PATCH', `/api/salon/specialists/${id}`, { services: [], hours: null });
      people.push(id);
    }
  while (people.length < specialists) {
    const person = { name: `Stylist ${people.length + 1}`, specialization: 'Hair stylist' };
    const { specialist } = await asOwner(url, 'POST', '/api/salon/specialists', person);
    people.push(specialist.id);
  }
  for (let no = 0; no < visits; no += 1) {
    const minutes = 600 + MINUTES * Math.floor(no / people.length);
    const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    await walkIn(url, {
      ...{ service: service.id, start: `${date}T${clock.join(':')}` },
      resourceId: people[no % people.length] ?? '',
      customer: { name: `Guest ${no + 1}` },
    });
  }
};
