import type { OpeningHours } from '@sundara/contracts';
import type { TeamMember } from '@sundara/contracts/api';
import { imageOfPicture } from '../../marketplace/index.ts';
import type { MemberRow } from './team.repository.ts';

/** A specialist as the owner edits them. */
export const presentMember = (row: MemberRow): TeamMember => ({
  id: row.id,
  name: row.name,
  specialization: row.specialization,
  gender: row.gender,
  photo: imageOfPicture('portrait', row.photo, row.photoIllustration, row.name),
  photoId: row.photo?.publicId ?? null,
  hours: row.hours && presentWeek(row.hours),
  services: row.services,
  isActive: row.isActive,
  visitsAhead: row.visitsAhead,
});

/** Copies the week, because the contract's lists are mutable. */
const presentWeek = (week: OpeningHours): NonNullable<TeamMember['hours']> => {
  const day = ({ open, close, closed, breaks }: OpeningHours['monday']) => ({
    open,
    close,
    closed,
    breaks: [...breaks],
  });
  return {
    monday: day(week.monday),
    tuesday: day(week.tuesday),
    wednesday: day(week.wednesday),
    thursday: day(week.thursday),
    friday: day(week.friday),
    saturday: day(week.saturday),
    sunday: day(week.sunday),
  };
};
