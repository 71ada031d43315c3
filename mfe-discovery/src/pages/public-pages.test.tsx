/** @jest-environment ./tools/src/jest/hydration-environment.ts */
import { hydrate, serve } from '@sundara/web/testing';
import { PUBLIC_PAGES } from '../testing/public-pages.ts';

/** What this browser has stored on earlier visits. */
const fillStorage = () => {
  sessionStorage.setItem('home', JSON.stringify({ key: 'default', text: 'Salon 1', shown: 48 }));
  sessionStorage.setItem(
    'personal:contact-draft',
    JSON.stringify({ name: 'Asha', email: 'a@b.test', phone: '', subject: '', message: 'Hello' }),
  );
  sessionStorage.setItem(
    'basket:s1',
    JSON.stringify({ state: { serviceIds: ['v1'] }, version: 1, at: Date.now() }),
  );
  localStorage.setItem('last-salon', 's7');
};

type Served = Awaited<ReturnType<typeof serve>>;
const served = new Map<string, Served>();

beforeAll(async () => {
  for (const page of PUBLIC_PAGES) served.set(page.address, await serve(page));
});

/** What the server sent, without the comments between its texts. */
const htmlOf = (address: string) => served.get(address)?.html.replaceAll('<!-- -->', '') ?? '';

describe.each([360, 1280])('at %i px', (width) => {
  test.each(PUBLIC_PAGES)('$address is hydrated in place', async (page) => {
    const { faults, keepsHeading } = await hydrate(
      { ...page, width, before: fillStorage },
      served.get(page.address),
    );
    expect({ faults, keepsHeading }).toEqual({ faults: [], keepsHeading: true });
  });
});

test.each(PUBLIC_PAGES)(
  'the HTML of $address has no style attribute, which a strict policy refuses',
  ({ address }) => {
    const styled = htmlOf(address).match(/<[^>]* style="[^>]*>/g) ?? [];
    expect(styled.map((tag) => tag.replace(/^(<\w+).*( style=.*)$/, '$1$2'))).toEqual([]);
  },
);

describe('without JavaScript', () => {
  test('home searches the whole list, and leads to salons, services, localities and the rest', () => {
    const html = htmlOf('/');
    expect(html).toMatch(/<form[^>]* action="\/salons"/);
    expect(html).toMatch(/<input[^>]* name="q"/);
    expect(html).toMatch(/<noscript>.*<select[^>]* name="sublocality".*<option value="Madhapur">/);
    expect(html).toMatch(/<a[^>]* href="\/salon\/s0"[^>]*>Salon 0<\/a>/);
    expect(html).toMatch(/<a[^>]* href="\/salons\?sublocality=Kondapur"/);
    expect(html).toMatch(/<noscript><a[^>]* href="\/salons"[^>]*>See all salons/);
  });

  test('the list has its counts, its filters as a form, and links to its pages', () => {
    const html = htmlOf('/salons?page=2&specialty=Hair&q=spa&near=Madhapur&sort=distance');
    expect(html).toContain('Hair, 64 salons');
    expect(html).toMatch(/<input type="hidden" name="q" value="spa"/);
    expect(html).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="priceRange")[^>]* value="₹₹"/);
    expect(html).toMatch(/<noscript>.*<option value="distance" selected="">Nearest/);
    expect(html).toMatch(/<a[^>]* href="\/salons\?[^"]*page=3"/);
  });

  test('a salon has its services with prices, its hours and its reviews, and says what booking needs', () => {
    const html = htmlOf('/salon/s1');
    for (const text of [
      'Haircut',
      '₹500.00',
      'Skin Care',
      'Open until 8:00 pm',
      'Review 0',
      'must run JavaScript',
    ])
      expect(html).toContain(text);
  });

  test('pictures show as they arrive, the first ones at once', () => {
    const images = htmlOf('/salons').match(/<img[^>]*>/g) ?? [];
    expect(images.filter((image) => image.includes('loading="eager"'))).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/ src="[^"]+" srcSet="[^"]+"/);
    expect(served.get('/salons')?.style).not.toContain('opacity:0;transition');
  });
});
