DROP INDEX "bookings_of_salon";--> statement-breakpoint
DROP INDEX "refund_proposals_open";--> statement-breakpoint
DROP INDEX "refunds_on_their_way";--> statement-breakpoint
CREATE INDEX "payments_captured_of" ON "payments" USING btree ("booking_id","captured_at","id") WHERE "payments"."captured_at" is not null and "payments"."gateway_payment_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_of_salon" ON "bookings" USING btree ("salon_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refund_proposals_open" ON "refund_proposals" USING btree ("created_at","id","expires_at") WHERE "refund_proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "refunds_on_their_way" ON "refunds" USING btree ("created_at","id","status","reason") WHERE "refunds"."status" <> 'processed';