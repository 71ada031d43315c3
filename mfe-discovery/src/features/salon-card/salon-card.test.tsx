import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aSalon } from '../../testing/salon.builder.ts';
import { SalonCard } from './salon-card.tsx';
import { SalonGrid } from './salon-grid.tsx';

/** Eleven in the morning at the salons. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T05:30:00Z'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const show = (card: React.ReactNode) => render(<MemoryRouter>{card}</MemoryRouter>);
const card = () => screen.getByRole('article');

test('a card leads to its salon and says where it is, how it is rated and when it is open', () => {
  show(<SalonCard salon={aSalon()} />);
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toHaveAttribute('href', '/salon/s1');
  expect(card()).toHaveTextContent('Jubilee Hills, Hyderabad');
  expect(card()).toHaveTextContent('Rated 4.5 of 5,(12 reviews)');
  expect(card()).toHaveTextContent('Open until 8:00 pm');
});

test('a card says at most one fact: whom alone the salon serves, or that it comes home', () => {
  const facts = { serves: 'women' as const, femaleSpecialist: true, homeService: true, amenities: ['ac'] };
  const { rerender } = show(<SalonCard salon={aSalon({ facts })} />);
  expect(screen.getByText('Jubilee Hills · Women only')).toBeVisible();
  rerender(
    <MemoryRouter>
      <SalonCard salon={aSalon({ facts: { ...facts, serves: 'everyone' } })} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Jubilee Hills · At home too')).toBeVisible();
});

test('prices stand without rupee signs, and their tier in words', () => {
  show(<SalonCard salon={aSalon()} />);
  expect(card()).toHaveTextContent('300 - 2,500 rupees');
  expect(card()).toHaveTextContent('moderate prices');
  expect(card()).not.toHaveTextContent('₹');
});

test('a salon without reviews is new, whatever its rating says', () => {
  show(<SalonCard salon={aSalon({ reviews: 0 })} />);
  expect(screen.getByText('New')).toBeVisible();
  expect(card()).not.toHaveTextContent('4.5');
});

test('the next free time has its room before it is known, then says when, or that there is none', () => {
  const { rerender } = show(<SalonCard salon={aSalon()} />);
  expect(card()).not.toHaveTextContent('Next free');
  rerender(
    <MemoryRouter>
      <SalonCard salon={aSalon()} nextSlot="2026-11-24T16:00:00+05:30" />
    </MemoryRouter>,
  );
  expect(card()).toHaveTextContent('Next free: Today 4:00 pm');
  rerender(
    <MemoryRouter>
      <SalonCard salon={aSalon()} nextSlot={null} />
    </MemoryRouter>,
  );
  expect(card()).toHaveTextContent('No free time this week');
});

test('a search by day shows its first starts, each leads to the booking at that time', () => {
  const start = (time: string) => ({
    dateTime: `2026-11-24T${time}:00+05:30`,
    serviceIds: ['v1'],
    price: 450,
  });
  const { rerender } = show(
    <SalonCard salon={{ ...aSalon(), nextStarts: [start('16:00'), start('18:30')] }} />,
  );
  const [first, ...more] = within(
    screen.getByRole('list', { name: 'Free times at Marigold Room' }),
  ).getAllByRole('link');
  expect(first).toHaveAccessibleName('4:00 pm ₹450.00');
  expect(first).toHaveAttribute('href', '/salon/s1?services=v1&book=time&at=2026-11-24T16:00');
  expect(more).toHaveLength(1);
  rerender(
    <MemoryRouter>
      <SalonCard salon={{ ...aSalon(), nextStarts: [] }} />
    </MemoryRouter>,
  );
  expect(card()).toHaveTextContent('Just booked out');
});

test('many specialties stay on one line, and none is lost to a screen reader', () => {
  show(<SalonCard salon={aSalon({ specialties: ['Hair', 'Spa', 'Skin', 'Nails', 'Beard'] })} />);
  expect(screen.getByRole('list', { name: 'Specialties' })).toHaveTextContent('HairSpaSkin+2Nails, Beard');
});

test('a card has its distance where it is given', () => {
  show(<SalonCard salon={aSalon({ distanceKm: 2.34 })} />);
  expect(card()).toHaveTextContent('2.3 km away');
});

test('only the covers of the first screen are fetched at once', () => {
  const salons = Array.from({ length: 6 }, (_, number) => aSalon({ id: `s${number}`, name: `No ${number}` }));
  show(<SalonGrid salons={salons} />);
  const waits = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(waits).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
});
