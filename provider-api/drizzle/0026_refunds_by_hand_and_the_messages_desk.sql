CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"key" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_key" UNIQUE("message_id","key")
);
--> statement-breakpoint
CREATE TABLE "refund_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_note" text DEFAULT '' NOT NULL,
	"refund_id" uuid,
	CONSTRAINT "refund_proposals_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "refund_proposals_key" UNIQUE("proposed_by","key"),
	CONSTRAINT "refund_proposals_amount" CHECK ("refund_proposals"."amount_paise" > 0),
	CONSTRAINT "refund_proposals_reason" CHECK ("refund_proposals"."reason" in ('service', 'not-held', 'mistake', 'charged-wrong', 'dispute', 'goodwill', 'other')),
	CONSTRAINT "refund_proposals_two_people" CHECK ("refund_proposals"."decided_by" <> "refund_proposals"."proposed_by"),
	CONSTRAINT "refund_proposals_decision" CHECK ("refund_proposals"."decision" in ('alone', 'approved', 'rejected')),
	CONSTRAINT "refund_proposals_in_time" CHECK ("refund_proposals"."decision" <> 'approved' or "refund_proposals"."decided_at" < "refund_proposals"."expires_at"),
	CONSTRAINT "refund_proposals_decided" CHECK (("refund_proposals"."decision" is null) = ("refund_proposals"."decided_at" is null)),
	CONSTRAINT "refund_proposals_decided_by" CHECK (("refund_proposals"."decision" in ('approved', 'rejected')) is true = ("refund_proposals"."decided_by" is not null)),
	CONSTRAINT "refund_proposals_refund" CHECK (("refund_proposals"."decision" in ('alone', 'approved')) is true = ("refund_proposals"."refund_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("ticket" || ' ' || "name" || ' ' || "email"::text || ' ' || "message")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "contact_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_proposals_of_booking" ON "refund_proposals" USING btree ("booking_id","proposed_by","created_at");--> statement-breakpoint
CREATE INDEX "refund_proposals_open" ON "refund_proposals" USING btree ("created_at","id") WHERE "refund_proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "refund_proposals_by_decision" ON "refund_proposals" USING btree ("decision","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_proposals_newest" ON "refund_proposals" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("is_spam","state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("is_spam","subject","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_letters" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_on_their_way" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."status" <> 'processed';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_closed" CHECK (("contact_messages"."state" = 'closed') = ("contact_messages"."closed_at" is not null));--> statement-breakpoint
-- What was proposed stays as it was proposed, and what was decided stays decided, whatever code says (decision 45).
CREATE FUNCTION refund_proposals_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR old.decision IS NOT NULL
    OR (old.id, old.key, old.booking_id, old.gateway_payment_id, old.amount_paise, old.reason, old.note,
        old.proposed_by, old.created_at, old.expires_at)
      IS DISTINCT FROM (new.id, new.key, new.booking_id, new.gateway_payment_id, new.amount_paise, new.reason, new.note,
        new.proposed_by, new.created_at, new.expires_at) THEN
    RAISE EXCEPTION 'A proposed refund is decided once, and never changed.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER refund_proposals_decided_once BEFORE UPDATE OR DELETE ON "refund_proposals"
  FOR EACH ROW EXECUTE FUNCTION refund_proposals_decided_once();
