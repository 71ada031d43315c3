CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_name" text NOT NULL,
	"sublocality" text NOT NULL,
	"street" text NOT NULL,
	"contact_number" text NOT NULL,
	"owner_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"sender" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"salon_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("salon_name" || ' ' || "sublocality" || ' ' || "owner_name" || ' ' || "email"::text)) STORED NOT NULL,
	CONSTRAINT "applications_salon_id_unique" UNIQUE("salon_id"),
	CONSTRAINT "applications_state" CHECK ("applications"."state" in ('waiting', 'approved', 'declined')),
	CONSTRAINT "applications_decided" CHECK (("applications"."state" = 'waiting') = ("applications"."decided_at" is null)),
	CONSTRAINT "applications_decided_by" CHECK (("applications"."decided_at" is null) = ("applications"."decided_by" is null)),
	CONSTRAINT "applications_approved" CHECK (("applications"."state" = 'approved') = ("applications"."salon_id" is not null)),
	CONSTRAINT "applications_declined" CHECK (("applications"."state" = 'declined') = ("applications"."reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_of_sender" ON "applications" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "applications_of_email" ON "applications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "applications_by_state" ON "applications" USING btree ("is_spam","state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_letters" ON "applications" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER applications_tallied_added AFTER INSERT ON "applications" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('applications', 'CASE WHEN is_spam THEN ''spam'' ELSE state END');--> statement-breakpoint
CREATE TRIGGER applications_tallied_gone AFTER DELETE ON "applications" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('applications', 'CASE WHEN is_spam THEN ''spam'' ELSE state END');--> statement-breakpoint
CREATE TRIGGER applications_tallied_changed AFTER UPDATE ON "applications" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('applications', 'CASE WHEN is_spam THEN ''spam'' ELSE state END');
