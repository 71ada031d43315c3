import type { previewAdminService } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { requireCentralService } from './central-services.repository.ts';
import {
  COPIED_FIELDS,
  type CopiedField,
  countCopies,
  countFollowing,
  countUntouched,
} from './copies.repository.ts';
import { inWords } from './service-changes.ts';
import { plannedChanges } from './write-central.command.ts';

type Written = Omit<z.output<(typeof previewAdminService)['body']>, 'delete'>;

/** The names of the fields in texts for people. */
const LABELS: Readonly<Record<CopiedField, string>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  pricePaise: 'Price',
  durationMinutes: 'Duration',
  specializations: 'Specializations',
  image: 'Picture',
};

/** What a change would do to the service and to its copies; writes nothing. */
export const previewChange = async (tx: TransactionHandle, id: string, written: Written) => {
  const before = await requireCentralService(tx, id);
  const { after, changes } = await plannedChanges(tx, before, written);
  const changing = COPIED_FIELDS.filter((field) => Object.hasOwn(after, field));
  const { fields, copies, salons } = await countFollowing(tx, before, changing);
  return {
    changes: [...inWords(changes), ...(Object.hasOwn(changes, 'image') ? ['Picture: another one'] : [])],
    copies: await countCopies(tx, id),
    following: { copies, salons },
    fields: [...fields].map(([field, count]) => ({ field, label: LABELS[field], copies: count })),
  };
};

/** What a deletion would do to its copies; writes nothing. */
export const previewRemoval = async (tx: TransactionHandle, id: string) => {
  const service = await requireCentralService(tx, id);
  return {
    changes: [],
    copies: await countCopies(tx, id),
    following: await countUntouched(tx, service),
    fields: [],
  };
};
