DROP INDEX "bookings_of_salon";--> statement-breakpoint
DROP INDEX "mailbox_newest";--> statement-breakpoint
CREATE INDEX "bookings_of_salon" ON "bookings" USING btree ("salon_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mailbox_newest" ON "mailbox" USING btree ("written_at" DESC NULLS FIRST);