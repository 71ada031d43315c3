import { hoursText, type OpeningHours, WEEKDAYS, type Weekday } from '@sundara/contracts';
import type { SalonProfile } from '@sundara/contracts/api';
import {
  galleryOf,
  ownerPictureOf,
  presentOwnPicture,
  presentSalon,
  type SalonRow,
  worksOf,
} from '../../marketplace/index.ts';

/** A salon as its owner edits it; hours in both shapes (resolutions T4). */
export const presentSalonProfile = (row: SalonRow): SalonProfile => ({
  ...presentSalon(row),
  // If empty, it is derived from the address.
  location: row.location ?? '',
  description: row.description,
  contactNumber: row.contactNumber,
  email: row.email,
  openingHours: byDay((day) => hoursText(row.openingHours[day])),
  workingHours: byDay((day) => presentHours(row.openingHours, day)),
  seats: row.seats,
  slotMinutes: row.slotMinutes,
  allowsLateReschedule: row.allowsLateReschedule,
  cover: presentOwnPicture('room', row.cover, row.coverIllustration, ''),
  galleryImages: galleryOf(row).map((picture) =>
    presentOwnPicture('detail', picture, '', `Inside ${row.name}`),
  ),
  workImages: worksOf(row).map((work) => ({
    ...presentOwnPicture('work', work, '', work.title),
    title: work.title,
  })),
  ownerName: row.ownerName,
  ownerDescription: row.ownerDescription,
  ownerPhoto: presentOwner(row),
  isActive: row.isActive,
});

const presentOwner = (row: SalonRow) => {
  const owner = ownerPictureOf(row);
  return owner && presentOwnPicture('portrait', owner, '', `${row.ownerName}, owner`);
};

const presentHours = (hours: OpeningHours, day: Weekday) => {
  const { open, close, closed, breaks } = hours[day];
  return { open, close, closed, breaks: [...breaks] };
};

const byDay = <T>(of: (day: Weekday) => T): Record<Weekday, T> => {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = WEEKDAYS;
  return {
    monday: of(monday),
    tuesday: of(tuesday),
    wednesday: of(wednesday),
    thursday: of(thursday),
    friday: of(friday),
    saturday: of(saturday),
    sunday: of(sunday),
  };
};
