CREATE TABLE "dispute_proposals" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"to_customer" text NOT NULL,
	"to_salon" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_proposal_id_refund_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."refund_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_booking_id_disputes_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."disputes"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_proposals_of_dispute" ON "dispute_proposals" USING btree ("booking_id");