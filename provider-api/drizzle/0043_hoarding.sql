CREATE TABLE "crowded_days" (
	"salon_id" uuid NOT NULL,
	"date" date NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crowded_days_salon_id_date_pk" PRIMARY KEY("salon_id","date")
);
--> statement-breakpoint
CREATE TABLE "hold_origins" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text,
	"browser" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crowded_days" ADD CONSTRAINT "crowded_days_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_origins" ADD CONSTRAINT "hold_origins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_origins_network" ON "hold_origins" USING btree ("network");--> statement-breakpoint
CREATE INDEX "hold_origins_browser" ON "hold_origins" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "hold_origins_created" ON "hold_origins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
-- A mailbox that was proved was the one before.
CREATE FUNCTION users_end_email_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_end_email_confirmation BEFORE UPDATE ON "users"
  FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION users_end_email_confirmation();
