import {
  type ManagedService,
  REQUIRED_FIELDS,
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
  serviceFields,
} from '@sundara/contracts/api';
import type { FieldPicture } from '@sundara/web/upload';

/** A service as it stands in the form: numbers as they are typed. */
export interface ServiceDraft {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly duration: string;
  readonly specializations: readonly string[];
  readonly status: string;
  readonly discountPercent: string;
  readonly buffer: string;
  readonly image: FieldPicture | null;
}
export type DraftErrors = Partial<Record<keyof ServiceDraft, string>>;

/** The form as it opens: empty with the defaults of specification 2, section 9, or filled from a service. */
export const draftOf = (service: ManagedService | undefined): ServiceDraft =>
  service
    ? {
        ...service,
        price: String(service.price),
        duration: String(service.duration),
        discountPercent: String(service.discountPercent),
        buffer: String(service.buffer),
      }
    : {
        ...{ name: '', description: '', category: '', price: '', duration: String(SERVICE_DURATION) },
        ...{ specializations: [], status: 'Active', discountPercent: '0', buffer: '0', image: null },
      };

/** NaN for what is no number, so that the schema says so. */
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
  discountPercent: numberOf(draft.discountPercent),
  buffer: numberOf(draft.buffer),
});

const REQUIRED = ['name', 'category', 'price', 'duration'] as const;

/** What is not right, by field: what is missing in the specified words, else in those of the contract. */
export const errorsOf = (draft: ServiceDraft): DraftErrors => {
  const body = bodyOf(draft);
  const said = Object.entries(serviceFields).flatMap(([field, schema]) => {
    const checked = schema.safeParse(body[field as keyof typeof serviceFields]);
    return checked.success ? [] : [[field, checked.error.issues[0]?.message ?? REQUIRED_FIELDS] as const];
  });
  const missing = REQUIRED.filter((field) => draft[field].trim() === '').map(
    (field) => [field, REQUIRED_FIELDS] as const,
  );
  return Object.fromEntries([...said, ...missing]);
};
