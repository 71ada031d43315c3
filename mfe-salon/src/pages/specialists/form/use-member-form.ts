import { defaultOpeningHours } from '@sundara/contracts';
import { addSpecialist, type TeamMember, updateSpecialist } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { troubleOfWeek, type Week } from '@sundara/web/hours';
import { type FieldPicture, isUploaded } from '@sundara/web/upload';
import { useState } from 'react';

export interface MemberDraft {
  readonly name: string;
  readonly specialization: string;
  readonly photo: FieldPicture | null;
  readonly everything: boolean;
  readonly services: readonly string[];
  readonly ownHours: boolean;
  readonly week: Week;
  readonly isActive: boolean;
}

const startWeek = (): Week => {
  const hours = defaultOpeningHours();
  const day = (of: (typeof hours)['monday']) => ({ ...of, breaks: [...of.breaks] });
  return {
    ...{ monday: day(hours.monday), tuesday: day(hours.tuesday), wednesday: day(hours.wednesday) },
    ...{ thursday: day(hours.thursday), friday: day(hours.friday), saturday: day(hours.saturday) },
    sunday: { ...day(hours.sunday), closed: true },
  };
};

const draftOf = (member: TeamMember | undefined): MemberDraft => ({
  name: member?.name ?? '',
  specialization: member?.specialization ?? '',
  photo: member ? { ...member.photo, publicId: member.photoId } : null,
  everything: (member?.services.length ?? 0) === 0,
  services: member?.services ?? [],
  ownHours: (member?.hours ?? null) !== null,
  week: member?.hours ?? startWeek(),
  isActive: member?.isActive ?? true,
});

const faultOf = (
  { name, specialization, everything, services, ownHours, week }: MemberDraft,
  photoComes: boolean,
) => {
  if (name.trim() === '') return { of: 'name', text: 'Say who it is' } as const;
  if (specialization.trim() === '') return { of: 'specialization', text: 'Say what they do' } as const;
  if (!everything && services.length === 0)
    return { of: 'services', text: 'Choose at least one service, or everything the salon sells' } as const;
  if (ownHours && troubleOfWeek(week)) return { of: 'hours', text: 'Some hours do not fit yet' } as const;
  if (photoComes)
    return {
      of: 'photo',
      text: 'The photo is not there yet: use it or discard it, or wait a moment',
    } as const;
  return undefined;
};

interface Options {
  readonly member: TeamMember | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A specialist being edited; typed values stay until the server has received them. */
export const useMemberForm = ({ member, onSaved, onClose }: Options) => {
  const { http, notify } = useShell();
  const [blank] = useState(() => draftOf(member));
  const [draft, setDraft] = useState(blank);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [photoComes, setPhotoComes] = useState(false);
  const fault = faultOf(draft, photoComes);

  const save = async (keepVisits = false) => {
    setTried(true);
    if (fault || sending) return;
    setFailure(undefined);
    setSending(true);
    const { photo } = draft;
    const body = {
      name: draft.name,
      specialization: draft.specialization,
      services: draft.everything ? [] : [...draft.services],
      hours: draft.ownHours ? draft.week : null,
      photoId: photo && isUploaded(photo.publicId) ? photo.publicId : null,
      isActive: draft.isActive,
    };
    const answer = member
      ? await http.call(updateSpecialist, { params: { id: member.id }, body: { ...body, keepVisits } })
      : await http.call(addSpecialist, { body });
    setSending(false);
    if (!answer.ok) return setFailure(answer.failure);
    notify.success(member ? `${draft.name.trim()} is up to date` : `${draft.name.trim()} is on the team`);
    onSaved();
    onClose();
  };
  return {
    draft,
    change: (part: Partial<MemberDraft>) => {
      setFailure(undefined);
      setDraft((before) => ({ ...before, ...part }));
    },
    fault: tried ? fault : undefined,
    failure,
    sending,
    isChanged: photoComes || JSON.stringify(draft) !== JSON.stringify(blank),
    setPhotoComes,
    save,
  };
};
