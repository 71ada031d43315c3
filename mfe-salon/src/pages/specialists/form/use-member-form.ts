import { addSpecialist, type TeamMember, updateSpecialist } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf, useForm } from '@sundara/web/fields';
import { memberFieldsOf } from './member-fields.ts';

interface Options {
  readonly member: TeamMember | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A specialist being edited; typed values stay until the server has received them. */
export const useMemberForm = ({ member, onSaved, onClose }: Options) => {
  const { http, notify } = useShell();
  const fields = memberFieldsOf(member);
  const form = useForm<typeof fields, object, boolean>({
    ...{ fields, start: startOf(fields, member), operation: member ? updateSpecialist : addSpecialist },
    send: async (bodyFor, keepVisits = false) =>
      member
        ? http.call(updateSpecialist, {
            params: { id: member.id },
            body: { ...bodyFor(updateSpecialist), keepVisits },
          })
        : http.call(addSpecialist, { body: bodyFor(addSpecialist) }),
    onSaved: () => {
      const name = form.values.name.trim();
      notify.success(member ? `${name} is up to date` : `${name} is on the team`);
      onSaved();
      onClose();
    },
  });
  return form;
};
