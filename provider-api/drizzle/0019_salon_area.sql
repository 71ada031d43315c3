CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"salon_id" uuid,
	"action" text NOT NULL,
	"subject_id" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"base_price_paise" integer NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "central_services_price" CHECK ("central_services"."base_price_paise" >= 0),
	CONSTRAINT "central_services_duration" CHECK ("central_services"."duration_minutes" between 1 and 720)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"amount_paise" integer NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"cycle_start" timestamp with time zone NOT NULL,
	"cycle_end" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"invoice_number" text NOT NULL,
	CONSTRAINT "subscription_charges_gateway_payment_id_unique" UNIQUE("gateway_payment_id"),
	CONSTRAINT "subscription_charges_invoice_number_unique" UNIQUE("invoice_number")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"gateway_subscription_id" text,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_gateway_subscription_id_unique" UNIQUE("gateway_subscription_id"),
	CONSTRAINT "subscriptions_amount" CHECK ("subscriptions"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder" text NOT NULL,
	"salon_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "work_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "owner_picture" jsonb;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "time_off" ADD COLUMN "chair" integer;--> statement-breakpoint
ALTER TABLE "time_off" ADD COLUMN "kind" text DEFAULT 'leave' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_salon" ON "audit_entries" USING btree ("salon_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "central_services_by_category" ON "central_services" USING btree ("category","name");--> statement-breakpoint
CREATE INDEX "payouts_of_salon" ON "payouts" USING btree ("salon_id","paid_at");--> statement-breakpoint
CREATE INDEX "subscription_charges_of" ON "subscription_charges" USING btree ("subscription_id","paid_at");--> statement-breakpoint
CREATE INDEX "subscriptions_of_salon" ON "subscriptions" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("salon_id") WHERE "subscriptions"."state" in ('pending', 'active', 'cancelling', 'halted');--> statement-breakpoint
CREATE INDEX "uploads_of_salon" ON "uploads" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_events_by_no" ON "booking_events" USING btree ("no");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source" CHECK (("bookings"."source" = 'walk-in') = ("bookings"."customer_id" is null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_attendance" CHECK ("bookings"."attendance" is null or "bookings"."status" in ('completed', 'disputed'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_booking" CHECK (("ledger_transactions"."event" = 'paid-out') = ("ledger_transactions"."booking_id" is null));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_deleted" CHECK ("services"."deleted_at" is null or not "services"."is_active");--> statement-breakpoint
-- Until now every entry without a specialist was a closure.
UPDATE "time_off" SET "kind" = 'closure' WHERE "specialist_id" IS NULL;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_whose" CHECK (num_nonnulls("time_off"."specialist_id", "time_off"."chair") = (case when "time_off"."kind" = 'closure' then 0 else 1 end));