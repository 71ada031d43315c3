-- outside a transaction
-- The key of a partitioned table holds what it is partitioned by (decision 105).
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_key" ON "audit_entries" ("id", "at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "booking_events_key" ON "booking_events" ("no", "at");
