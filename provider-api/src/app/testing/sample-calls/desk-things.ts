import assert from 'node:assert/strict';
import { addMinutes } from '@sundara/contracts';
import { applications } from '../../../areas/back-office/applications/applications.tables.ts';
import { refundProposals } from '../../../areas/back-office/approvals/refund-proposals.tables.ts';
import { salonDeletions } from '../../../areas/back-office/approvals/salon-deletions.tables.ts';
import { contactMessages } from '../../../areas/back-office/contact/contact.tables.ts';
import { reviews } from '../../../areas/customer/reviews/reviews.tables.ts';
import { centralServices } from '../../../areas/marketplace/salons/central-services.tables.ts';
import { services } from '../../../areas/marketplace/salons/salons.tables.ts';
import { uploads } from '../../../areas/marketplace/uploads/uploads.tables.ts';
import type { PaidVisit } from '../../../areas/money/refunds/testing/paid-visit.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeSalon,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import type { OwnerScene } from '../two-owners.ts';

interface Needs {
  readonly own: OwnerScene;
  readonly otherAdmin: TestCustomer;
  readonly paid: PaidVisit;
  readonly paidToo: PaidVisit;
}

/** What waits on the admins' desks: requests of another admin, applications, messages, jobs and reviews. */
export const putDeskThings = async ({ database }: Bench, { own, otherAdmin, paid, paidToo }: Needs) => {
  const { db, pool } = database;
  const asked = { createdAt: MONDAY_NOON, expiresAt: addMinutes(MONDAY_NOON, 1440) };
  const idOf = ([row]: readonly { readonly id: string }[]): string =>
    row?.id ?? assert.fail('nothing was written');
  const proposal = async ({ bookingId, paymentId }: PaidVisit) =>
    idOf(
      await db
        .insert(refundProposals)
        .values({
          ...{
            key: `scene-${bookingId.slice(0, 8)}`,
            bookingId,
            gatewayPaymentId: paymentId,
            amountPaise: 100,
          },
          ...{ reason: 'goodwill', note: 'They waited for long.', proposedBy: otherAdmin.id, ...asked },
        })
        .returning(),
    );
  const deletion = async () => {
    const salonId = (await makeSalon(database)).id;
    const request = { salonId, amountPaise: 0, reason: 'Closed', requestedBy: otherAdmin.id, ...asked };
    return idOf(await db.insert(salonDeletions).values(request).returning());
  };
  const application = async (email: string) =>
    idOf(
      await db
        .insert(applications)
        .values({
          ...{ salonName: 'Neem Court', sublocality: 'Madhapur', street: '12 Inner Road', sender: 'a' },
          ...{ contactNumber: '+914055500199', ownerName: 'Lata Devi', email, phone: '+919000000009' },
        })
        .returning(),
    );
  const message = async (ticket: string) =>
    idOf(
      await db
        .insert(contactMessages)
        .values({
          ...{ ticket, name: 'Lata', email: 'lata@people.example', subject: 'general', sender: 'a' },
          message: 'Do you have parking?',
        })
        .returning(),
    );
  const central = async (name: string) =>
    idOf(
      await db
        .insert(centralServices)
        .values({ name, category: 'Hair Care', pricePaise: 30_000 })
        .returning(),
    );
  const hidden = { hiddenAt: MONDAY_NOON, hiddenReason: 'abusive', hiddenBy: otherAdmin.id } as const;
  const written = { salonId: own.salon, author: 'Lata', rating: 4, title: 'Fine', comment: '' };
  const upload = async () => {
    const values = { salonId: own.salon, folder: 'salon_gallery', uploadedBy: own.owner.id } as const;
    const id = idOf(
      await db
        .insert(uploads)
        .values({ ...values, width: 8, height: 8, placeholder: '' })
        .returning(),
    );
    return `salon_gallery/${id}`;
  };
  const { rows: jobs } = await pool.query<{ id: string }>(
    `insert into outbox (kind, key, payload, failed_at) values
       ('mail.password-reset', $1, '{}', now()), ('mail.sign-in-code', $1, '{}', now()) returning id`,
    [own.word],
  );
  const sold = { salonId: own.salon, name: 'Steam', category: 'Massage', pricePaise: 20_000 } as const;
  return {
    ...{ toApprove: await proposal(paid), toReject: await proposal(paidToo) },
    ...{ deletionToApprove: await deletion(), deletionToReject: await deletion() },
    ...{ applicant: await application(`lata-${own.word}@applicants.example`) },
    ...{ otherApplicant: await application(`mira-${own.word}@applicants.example`) },
    ...{ message: await message(`SB-${own.word}1`), otherMessage: await message(`SB-${own.word}2`) },
    ...{ central: await central('Steam'), centralToDelete: await central('Wax') },
    reviewToHide: idOf(await db.insert(reviews).values(written).returning()),
    reviewToShow: idOf(
      await db
        .insert(reviews)
        .values({ ...written, ...hidden })
        .returning(),
    ),
    ...{ unused: await upload(), unusedToo: await upload(), job: jobs[0]?.id ?? '' },
    serviceToDelete: idOf(await db.insert(services).values(sold).returning()),
    ...{ salonToChange: (await makeSalon(database)).id, salonToDelete: (await makeSalon(database)).id },
  };
};
