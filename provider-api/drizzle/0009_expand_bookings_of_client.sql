-- outside a transaction: the index is built while bookings are written.
create index concurrently if not exists bookings_of_client on bookings (salon_id, coalesce(customer_id::text, customer_phone), lower(during));
