import {
  type ManagedService,
  REQUIRED_FIELDS,
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import type { FieldPicture } from '@sundara/web/upload';
import type { ListedService } from './listed-service.ts';

/** A service as entered in the form: numbers as text. */
export interface ServiceDraft {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly duration: string;
  readonly specializations: readonly string[];
  readonly status: string;
  /** For a salon's services; the form of a central service does not have these two. */
  readonly discountPercent: string;
  readonly buffer: string;
  readonly image: FieldPicture | null;
}
export type DraftErrors = Partial<Record<keyof ServiceDraft, string>>;

type Known = ListedService & Partial<Pick<ManagedService, 'discountPercent' | 'buffer'>>;

/** The form's initial values: the defaults of specification 2, section 9, or those of a service. */
export const draftOf = (service: Known | undefined): ServiceDraft => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service?.category ?? '',
  price: service ? String(service.price) : '',
  duration: String(service?.duration ?? SERVICE_DURATION),
  specializations: service?.specializations ?? [],
  status: service?.status ?? 'Active',
  discountPercent: String(service?.discountPercent ?? 0),
  buffer: String(service?.buffer ?? 0),
  image: service?.image ?? null,
});

/** Empty text is 0; other text that is no number is NaN, so that the contract's schema reports it. */
export const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text));

/** The request body that every form sends, without the picture. */
export const bodyOf = (draft: ServiceDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  category: SERVICE_CATEGORIES.find((each) => each === draft.category),
  price: numberOf(draft.price),
  duration: numberOf(draft.duration),
  specializations: [...draft.specializations],
  status: SERVICE_STATUSES.find((each) => each === draft.status) ?? 'Active',
});

/** The picture part of the body; empty if the picture has not changed. */
export const pictureOf = ({ image }: ServiceDraft, service: ListedService | undefined) => {
  const publicId = image?.publicId ?? null;
  if (publicId === (service?.image.publicId ?? null)) return {};
  return { image: publicId === null ? null : { publicId } };
};

/** A field's schema of the contract. */
interface FieldSchema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

const REQUIRED = ['name', 'category', 'price', 'duration'] as const;

/**
 * The errors of a request body, by field in the contract's order: missing fields with the specified messages, others
 * with the contract's.
 */
export const errorsOf = <F extends string>(
  draft: ServiceDraft,
  fields: Readonly<Record<F, FieldSchema>>,
  body: Readonly<Record<F, unknown>>,
): DraftErrors => {
  const missing = new Set<string>(REQUIRED.filter((field) => draft[field].trim() === ''));
  const said = (Object.keys(fields) as F[]).flatMap((field) => {
    if (missing.has(field)) return [[field, REQUIRED_FIELDS] as const];
    const { success, error } = fields[field].safeParse(body[field]);
    return success ? [] : [[field, error?.issues[0]?.message ?? REQUIRED_FIELDS] as const];
  });
  return Object.fromEntries(said);
};
