CREATE TABLE "salon_deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "salon_deletions_amount" CHECK ("salon_deletions"."amount_paise" >= 0),
	CONSTRAINT "salon_deletions_two_people" CHECK ("salon_deletions"."decided_by" <> "salon_deletions"."requested_by"),
	CONSTRAINT "salon_deletions_decision" CHECK ("salon_deletions"."decision" in ('alone', 'approved', 'rejected')),
	CONSTRAINT "salon_deletions_in_time" CHECK ("salon_deletions"."decision" <> 'approved' or "salon_deletions"."decided_at" < "salon_deletions"."expires_at"),
	CONSTRAINT "salon_deletions_decided" CHECK (("salon_deletions"."decision" is null) = ("salon_deletions"."decided_at" is null)),
	CONSTRAINT "salon_deletions_decided_by" CHECK (("salon_deletions"."decision" in ('approved', 'rejected')) is true = ("salon_deletions"."decided_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salon_deletions_of_salon" ON "salon_deletions" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE INDEX "salon_deletions_of_admin" ON "salon_deletions" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE INDEX "salon_deletions_open" ON "salon_deletions" USING btree ("created_at","id") WHERE "salon_deletions"."decision" is null;--> statement-breakpoint
-- What was asked for stays as it was, and what was decided stays decided, whatever code says (decision 58).
CREATE FUNCTION salon_deletions_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR old.decision IS NOT NULL
    OR (old.id, old.salon_id, old.amount_paise, old.reason, old.requested_by, old.created_at, old.expires_at)
      IS DISTINCT FROM (new.id, new.salon_id, new.amount_paise, new.reason, new.requested_by, new.created_at, new.expires_at) THEN
    RAISE EXCEPTION 'A requested deletion is decided once, and never changed.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER salon_deletions_decided_once BEFORE UPDATE OR DELETE ON "salon_deletions"
  FOR EACH ROW EXECUTE FUNCTION salon_deletions_decided_once();
