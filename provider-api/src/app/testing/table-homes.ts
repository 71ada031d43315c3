/** Where the rows of a table lie once there are several PostgreSQL servers (decision 106). */
export type Home =
  /** On the server of their salon. */
  | 'salon'
  /** On every server its own: nobody asks two servers for one row. */
  | 'server'
  /** On every server the same: written on the first one, from where logical replication copies them. */
  | 'reference'
  /** On the first server alone. */
  | 'first';

/** Every table, by where its rows would lie. A new table finds its place here before it is released. */
export const TABLE_HOMES: Readonly<Record<Home, readonly string[]>> = {
  salon: [
    'salons',
    ...[
      'services',
      'specialists',
      'specialist_services',
      'time_off',
      'occupations',
      'free_runs',
      'crowded_days',
    ],
    ...['bookings', 'booking_services', 'booking_events', 'hold_origins', 'salon_clients', 'client_notes'],
    ...['disputes', 'dispute_notes', 'dispute_proposals', 'reviews', 'review_versions', 'review_photos'],
    ...[
      'payments',
      'refunds',
      'refund_proposals',
      'receipts',
      'ledger_transactions',
      'ledger_entries',
      'payouts',
    ],
    ...['subscriptions', 'subscription_charges', 'salon_deletions', 'favourites', 'uploads'],
  ],
  server: [
    ...['outbox', 'mailbox', 'gateway_events', 'keyed_requests', 'receipt_counters'],
    // Each server has a chain of its own, of what was done to its salons.
    ...['audit_entries', 'audit_links', 'audit_unlinked', 'audit_head'],
    // Sums and words of the salons that lie there; a reader adds them up.
    ...['daily_figures', 'figure_changes', 'list_counts', 'salon_counts', 'salon_tallies'],
    ...['catalogue_changes', 'search_texts', 'search_words'],
  ],
  reference: ['users', 'central_services', 'localities'],
  first: [
    ...['sessions', 'refresh_tokens', 'attempts', 'second_factors', 'user_counts', 'push_subscriptions'],
    ...[
      'sign_in_codes',
      'sign_in_links',
      'password_resets',
      'email_confirmations',
      'notification_preferences',
    ],
    ...['applications', 'contact_messages', 'contact_replies'],
  ],
};

/** Foreign keys that can't stand between two servers, and what takes their place. */
export const CUT_KEYS: Readonly<Record<string, string>> = {
  applications_salon_id_salons_id_fk:
    'the id alone: the salon was made from the application, never the other way',
};

const BY_GATEWAY =
  'the gateway gives it once, and its notes name the salon, so that it is told to one server';
const BY_BOOKING = 'it holds the id of a booking or of a payment, which is on one server';

/** What is unique among salons and whose key names none, and why it stays so with a server for some of them. */
export const UNIQUE_ACROSS: Readonly<Record<string, string>> = {
  payments_gateway_order_id_unique: BY_GATEWAY,
  payments_gateway_payment_id_unique: BY_GATEWAY,
  refunds_gateway_refund_id_unique: BY_GATEWAY,
  subscriptions_gateway_subscription_id_unique: BY_GATEWAY,
  subscription_charges_gateway_payment_id_unique: BY_GATEWAY,
  subscription_charges_invoice_number_unique: 'each server has a series of its own, which GST allows',
  receipts_no: 'each server has a series of its own, which GST allows',
  refunds_key_unique: BY_BOOKING,
  ledger_transactions_key_unique: BY_BOOKING,
  payouts_reference_unique: 'the bank gives it once',
  refund_proposals_key:
    'a key that the browser draws at random for one press; the press is about one booking',
  salons_created_once: 'a key that the browser draws at random for one press; the press names the server',
  salons_owner_id_unique: 'the directory of salons on the first server holds it',
};
