import {
  type AdminService,
  adminServiceFields,
  REQUIRED_FIELDS,
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import type { FieldPicture } from '@sundara/web/upload';

/** A central service as it stands in the form: numbers as they are typed. */
export interface ServiceDraft {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly duration: string;
  readonly specializations: readonly string[];
  readonly status: string;
  readonly image: FieldPicture | null;
}
export type DraftErrors = Partial<Record<keyof ServiceDraft, string>>;

/** The form as it opens: empty with the defaults of specification 2, section 9, or filled from a service. */
export const draftOf = (service: AdminService | undefined): ServiceDraft => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service?.category ?? '',
  price: service ? String(service.price) : '',
  duration: String(service?.duration ?? SERVICE_DURATION),
  specializations: service?.specializations ?? [],
  status: service?.status ?? 'Active',
  image: service?.image ?? null,
});

/** What is missing counts as nothing here, and is asked for by name. */
const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text));

/** What the form sends. */
export const bodyOf = (draft: ServiceDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  category: SERVICE_CATEGORIES.find((each) => each === draft.category),
  price: numberOf(draft.price),
  duration: numberOf(draft.duration),
  specializations: [...draft.specializations],
  status: SERVICE_STATUSES.find((each) => each === draft.status) ?? 'Active',
});

const REQUIRED = ['name', 'category', 'price', 'duration'] as const;

/** What is not right, by field in the form's order: what is missing in the specified words, else the contract's. */
export const errorsOf = (draft: ServiceDraft): DraftErrors => {
  const body = bodyOf(draft);
  const missing = new Set<string>(REQUIRED.filter((field) => draft[field].trim() === ''));
  const said = Object.entries(adminServiceFields).flatMap(([field, schema]) => {
    if (missing.has(field)) return [[field, REQUIRED_FIELDS] as const];
    const checked = schema.safeParse(body[field as keyof typeof adminServiceFields]);
    return checked.success ? [] : [[field, checked.error.issues[0]?.message ?? REQUIRED_FIELDS] as const];
  });
  return Object.fromEntries(said);
};
