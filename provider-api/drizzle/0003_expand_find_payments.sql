-- outside a transaction: indexes are built while bookings are written.
create index concurrently if not exists bookings_by_no on bookings (no, created_at desc nulls last) where customer_id is not null;--> statement-breakpoint
create index concurrently if not exists bookings_search on bookings using gin ((' ' || customer_name || ' ' || customer_email || ' ' || customer_phone) gin_trgm_ops) where customer_id is not null;
