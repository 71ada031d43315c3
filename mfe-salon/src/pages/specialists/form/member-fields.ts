import { defaultOpeningHours } from '@sundara/contracts';
import type { TeamMember } from '@sundara/contracts/api';
import { check, choice, type Field, picture, text } from '@sundara/web/fields';
import { troubleOfWeek, type Week } from '@sundara/web/hours';
import { isUploaded } from '@sundara/web/upload';

const startWeek = (): Week => {
  const hours = defaultOpeningHours();
  const day = (of: (typeof hours)['monday']) => ({ ...of, breaks: [...of.breaks] });
  return {
    ...{ monday: day(hours.monday), tuesday: day(hours.tuesday), wednesday: day(hours.wednesday) },
    ...{ thursday: day(hours.thursday), friday: day(hours.friday), saturday: day(hours.saturday) },
    sunday: { ...day(hours.sunday), closed: true },
  };
};

interface Does {
  readonly everything: boolean;
  readonly chosen: readonly string[];
}
const services: Field<Does, TeamMember> = {
  ...{ label: 'What they do', start: { everything: true, chosen: [] } },
  read: (member) => ({ everything: member.services.length === 0, chosen: member.services }),
  write: ({ everything, chosen }) => (everything ? [] : chosen),
  rule: ({ everything, chosen }) =>
    everything || chosen.length > 0
      ? undefined
      : 'Choose at least one service, or everything the salon sells',
};

interface Works {
  readonly own: boolean;
  readonly week: Week;
}
const hours: Field<Works, TeamMember> = {
  ...{ label: 'When they work', start: { own: false, week: startWeek() } },
  read: (member) => ({ own: member.hours !== null, week: member.hours ?? startWeek() }),
  write: ({ own, week }) => (own ? week : null),
  rule: ({ own, week }) => (own && troubleOfWeek(week) ? 'Some hours do not fit yet' : undefined),
};

const fields = {
  name: text({ label: 'Name', required: true, missing: 'Say who it is' }),
  specialization: text({
    ...{ label: 'Specialization', required: true, missing: 'Say what they do' },
    placeholder: 'Colour and highlights',
  }),
  gender: choice<TeamMember>({
    label: 'Gender',
    options: [
      { value: '', label: 'Not said' },
      { value: 'female', label: 'Woman' },
      { value: 'male', label: 'Man' },
    ],
    hint: 'Shown to nobody. Customers can look for salons where a woman works.',
    read: ({ gender }) => gender ?? '',
    write: (gender) => gender || null,
  }),
  photo: picture<TeamMember>({
    ...{ label: 'Photo', folder: 'specialists', path: 'photoId' },
    hint: 'Customers see it where they choose who does their visit.',
    read: ({ photo, photoId }) => ({ ...photo, publicId: photoId }),
    write: (photo) => (photo && isUploaded(photo.publicId) ? photo.publicId : null),
  }),
  services,
  hours,
  isActive: check({ label: 'On the roster: customers can book them', start: true }),
};

/** The fields of a specialist; without a photo of their own, the drawn one stands for it. */
export const memberFieldsOf = (member: TeamMember | undefined) => {
  const drawn = member && !member.photoId ? { ...member.photo, publicId: null } : null;
  return { ...fields, photo: { ...fields.photo, start: drawn } };
};
