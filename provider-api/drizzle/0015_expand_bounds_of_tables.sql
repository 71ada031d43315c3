ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_before";--> statement-breakpoint
ALTER TABLE "booking_events" VALIDATE CONSTRAINT "booking_events_before";
