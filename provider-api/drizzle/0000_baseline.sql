-- The whole schema at the time of the first release. What drizzle-kit generates comes first, then what it cannot say,
-- under a heading for each subject. From here on a change is a numbered migration of its own.

-- btree_gist: one exclusion constraint over ids and time ranges (no double booking).
-- pg_trgm, unaccent: search that forgives typing and accents. citext: e-mail addresses that ignore case.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE TABLE "list_counts" (
	"list" text NOT NULL,
	"bucket" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "list_counts_list_bucket_pk" PRIMARY KEY("list","bucket")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"salon_id" uuid,
	"action" text NOT NULL,
	"subject_id" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"salts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seals" jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"no" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "audit_links" (
	"no" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_entry_id_unique" UNIQUE("entry_id")
);--> statement-breakpoint
CREATE TABLE "audit_unlinked" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"device" text DEFAULT 'Unknown device' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"browser" uuid,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "user_counts" (
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "user_counts_role_is_active_pk" PRIMARY KEY("role","is_active")
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"state" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"session_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'salon', 'admin'))
);--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" bigserial NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_start" timestamp with time zone,
	"to_start" timestamp with time zone,
	CONSTRAINT "booking_events_move" CHECK (("booking_events"."kind" = 'rescheduled') = ("booking_events"."from_start" is not null and "booking_events"."to_start" is not null))
);--> statement-breakpoint
CREATE TABLE "booking_services" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"price_paise" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"specialist_id" uuid,
	CONSTRAINT "booking_services_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "booking_services_price" CHECK ("booking_services"."price_paise" >= 0)
);--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"customer_id" uuid,
	"source" text DEFAULT 'online' NOT NULL,
	"attendance" text,
	"no" integer,
	"during" "tstzrange" NOT NULL,
	"status" text NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"hold_extended_at" timestamp with time zone,
	"specialist_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"late_reschedules" integer DEFAULT 0 NOT NULL,
	"moved_by_salon_from" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"special_requests" text DEFAULT '' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_state" text,
	"base_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"fee_paise" integer NOT NULL,
	"gst_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "bookings_no" UNIQUE("salon_id","no"),
	CONSTRAINT "bookings_during" CHECK (not isempty("bookings"."during") and not lower_inf("bookings"."during") and not upper_inf("bookings"."during")),
	CONSTRAINT "bookings_hold" CHECK ("bookings"."status" <> 'held' or "bookings"."hold_expires_at" is not null),
	CONSTRAINT "bookings_source" CHECK (("bookings"."source" = 'walk-in') = ("bookings"."customer_id" is null)),
	CONSTRAINT "bookings_attendance" CHECK ("bookings"."attendance" is null or "bookings"."status" in ('completed', 'disputed')),
	CONSTRAINT "bookings_money" CHECK ("bookings"."base_paise" >= 0 and "bookings"."discount_paise" >= 0 and "bookings"."fee_paise" >= 0 and "bookings"."gst_paise" >= 0 and "bookings"."total_paise" >= 0 and "bookings"."total_paise" = "bookings"."base_paise" - "bookings"."discount_paise" + "bookings"."fee_paise" + "bookings"."gst_paise")
);--> statement-breakpoint
CREATE TABLE "crowded_days" (
	"salon_id" uuid NOT NULL,
	"date" date NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crowded_days_salon_id_date_pk" PRIMARY KEY("salon_id","date")
);--> statement-breakpoint
CREATE TABLE "hold_origins" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text,
	"browser" uuid,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "occupations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"salon_id" uuid NOT NULL,
	"specialist_id" uuid,
	"chair" integer,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "occupations_who" CHECK (num_nonnulls("occupations"."specialist_id", "occupations"."chair") = 1),
	CONSTRAINT "occupations_during" CHECK (not isempty("occupations"."during"))
);--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"writer" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "central_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"base_price_paise" integer NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"image" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "central_services_price" CHECK ("central_services"."base_price_paise" >= 0),
	CONSTRAINT "central_services_duration" CHECK ("central_services"."duration_minutes" between 1 and 720)
);--> statement-breakpoint
-- As people read: without case and accents. Kept with each row, as folding them on each call took longer than all else.
CREATE FUNCTION plain_letters(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(raw, NFKC)))
$$;--> statement-breakpoint
ALTER TABLE "central_services"
  ADD COLUMN "plain_name" text COLLATE "C" NOT NULL GENERATED ALWAYS AS (plain_letters(name)) STORED,
  ADD COLUMN "plain_words" text NOT NULL
    GENERATED ALWAYS AS (plain_letters(name || ' ' || description || ' ' || category)) STORED;--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket" text NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"sender" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assigned_to" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("ticket" || ' ' || "name" || ' ' || "email"::text || ' ' || "message")) STORED NOT NULL,
	CONSTRAINT "contact_messages_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "contact_messages_subject" CHECK ("contact_messages"."subject" in ('general', 'support', 'feedback', 'partnership', 'technical')),
	CONSTRAINT "contact_messages_closed" CHECK (("contact_messages"."state" = 'closed') = ("contact_messages"."closed_at" is not null))
);--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"key" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_key" UNIQUE("message_id","key")
);--> statement-breakpoint
CREATE TABLE "dispute_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "dispute_proposals" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"to_customer" text NOT NULL,
	"to_salon" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "disputes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"outcome" text,
	"refund_paise" integer,
	"resolution" text,
	"salon_resolution" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"due_at" timestamp with time zone,
	"names" text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "favourites" (
	"customer_id" uuid NOT NULL,
	"salon_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_customer_id_salon_id_pk" PRIMARY KEY("customer_id","salon_id")
);--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"salon_id" uuid,
	"amount_paise" integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_paise" <> 0),
	CONSTRAINT "ledger_entries_salon" CHECK (("ledger_entries"."account" = 'salon') = ("ledger_entries"."salon_id" is not null))
);--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"event" text NOT NULL,
	"booking_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_booking" CHECK (("ledger_transactions"."event" = 'paid-out') = ("ledger_transactions"."booking_id" is null))
);--> statement-breakpoint
CREATE TABLE "localities" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'locality' NOT NULL,
	"telugu" text DEFAULT '' NOT NULL,
	"also" text[] DEFAULT '{}' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL
);--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"file" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway_order_id" text NOT NULL,
	"gateway_payment_id" text,
	"amount_paise" integer NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"method" text,
	"failure" text,
	"failed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"captured_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "payments_gateway_order_id_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "payments_gateway_payment_id_unique" UNIQUE("gateway_payment_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" >= 0)
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"review_invitations" boolean DEFAULT true NOT NULL,
	"offers" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"refund_id" uuid,
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"fee_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "receipts_no" UNIQUE("kind","financial_year","no"),
	CONSTRAINT "receipts_credit_note" CHECK (("receipts"."kind" = 'credit-note') = ("receipts"."refund_id" is not null))
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"gateway_refund_id" text,
	"key" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0)
);--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"review_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "review_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"booking_id" uuid,
	"customer_id" uuid,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	"hidden_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);--> statement-breakpoint
-- What a search goes through is kept in small letters: folding them for each row took longer than comparing them.
ALTER TABLE "reviews" ADD COLUMN "letters" text NOT NULL
  GENERATED ALWAYS AS (lower(' ' || author || ' ' || title || ' ' || comment)) STORED;--> statement-breakpoint
CREATE TABLE "salon_tallies" (
	"is_active" boolean PRIMARY KEY NOT NULL,
	"salons" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "salons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"sublocality" text NOT NULL,
	"city" text DEFAULT 'Hyderabad' NOT NULL,
	"state" text DEFAULT 'Telangana' NOT NULL,
	"postal_code" text NOT NULL,
	"country" text DEFAULT 'India' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"contact_number" text NOT NULL,
	"email" text NOT NULL,
	"price_tier" text DEFAULT '₹₹' NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"slot_minutes" integer,
	"allows_late_reschedule" boolean DEFAULT true NOT NULL,
	"rating" numeric(2, 1) DEFAULT 4.5 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"cover_illustration" text NOT NULL,
	"gallery_illustrations" text[] DEFAULT '{}' NOT NULL,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner_name" text DEFAULT '' NOT NULL,
	"owner_description" text DEFAULT '' NOT NULL,
	"owner_illustration" text,
	"cover" jsonb,
	"gallery" jsonb,
	"work_pictures" jsonb,
	"owner_picture" jsonb,
	"location" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"creation_key" uuid,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_paise" integer DEFAULT 0 NOT NULL,
	"to_paise" integer DEFAULT 0 NOT NULL,
	"service_words" text[] DEFAULT '{}' NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"name_words" "tsvector" DEFAULT '' NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"standing" double precision GENERATED ALWAYS AS ((("salons"."rating" * "salons"."review_count" + 42) / ("salons"."review_count" + 10))::double precision) STORED,
	"place" "point" GENERATED ALWAYS AS (point("salons"."longitude" * 106.23, "salons"."latitude" * 110.67)) STORED,
	CONSTRAINT "salons_owner_id_unique" UNIQUE("owner_id"),
	CONSTRAINT "salons_created_once" UNIQUE("created_by","creation_key"),
	CONSTRAINT "salons_seats" CHECK ("salons"."seats" between 1 and 100),
	CONSTRAINT "salons_slot_minutes" CHECK ("salons"."slot_minutes" in (15, 30, 60)),
	CONSTRAINT "salons_deleted" CHECK ("salons"."deleted_at" is null or (not "salons"."is_active" and "salons"."owner_id" is null)),
	CONSTRAINT "salons_rating" CHECK ("salons"."rating" between 0 and 5)
);--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'Other' NOT NULL,
	"price_paise" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"booking_count" integer DEFAULT 0 NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"image" jsonb,
	"central_service_id" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_deleted" CHECK ("services"."deleted_at" is null or not "services"."is_active"),
	CONSTRAINT "services_price" CHECK ("services"."price_paise" >= 0),
	CONSTRAINT "services_discount" CHECK ("services"."discount_percent" between 0 and 100),
	CONSTRAINT "services_duration" CHECK ("services"."duration_minutes" between 1 and 1440),
	CONSTRAINT "services_buffer" CHECK ("services"."buffer_minutes" between 0 and 120)
);--> statement-breakpoint
CREATE TABLE "specialist_services" (
	"specialist_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "specialist_services_specialist_id_service_id_pk" PRIMARY KEY("specialist_id","service_id")
);--> statement-breakpoint
CREATE TABLE "specialists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"specialization" text NOT NULL,
	"photo_illustration" text NOT NULL,
	"photo" jsonb,
	"hours" jsonb,
	"is_active" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"specialist_id" uuid,
	"chair" integer,
	"kind" text DEFAULT 'leave' NOT NULL,
	"during" "tstzrange" NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "time_off_whose" CHECK (num_nonnulls("time_off"."specialist_id", "time_off"."chair") = (case when "time_off"."kind" = 'closure' then 0 else 1 end)),
	CONSTRAINT "time_off_during" CHECK (not isempty("time_off"."during"))
);--> statement-breakpoint
CREATE TABLE "salon_counts" (
	"specialty" text NOT NULL,
	"sublocality" text NOT NULL,
	"price_tier" text NOT NULL,
	"band" smallint NOT NULL,
	"salons" integer NOT NULL,
	CONSTRAINT "salon_counts_specialty_sublocality_price_tier_band_pk" PRIMARY KEY("specialty","sublocality","price_tier","band")
);--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"sound" text NOT NULL,
	"weight" smallint NOT NULL
);--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder" text NOT NULL,
	"salon_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_whose" CHECK ("uploads"."folder" <> 'central_services' or "uploads"."salon_id" is null)
);--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_deletions" ADD CONSTRAINT "salon_deletions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowded_days" ADD CONSTRAINT "crowded_days_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_origins" ADD CONSTRAINT "hold_origins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_booking_id_disputes_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."disputes"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_proposal_id_refund_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."refund_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_booking_id_disputes_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."disputes"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_central_service_id_central_services_id_fk" FOREIGN KEY ("central_service_id") REFERENCES "public"."central_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_services" ADD CONSTRAINT "specialist_services_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_services" ADD CONSTRAINT "specialist_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salon_deletions_of_salon" ON "salon_deletions" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE INDEX "salon_deletions_of_admin" ON "salon_deletions" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE INDEX "salon_deletions_open" ON "salon_deletions" USING btree ("created_at","id") WHERE "salon_deletions"."decision" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_salon" ON "audit_entries" USING btree ("salon_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor_and_kind" ON "audit_entries" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_kind" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("salon_id","action","at","id");--> statement-breakpoint
CREATE INDEX "attempts_end" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_list_created" ON "users" USING btree ("created_at","id","role","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_name" ON "users" USING btree (lower("name"),"id","role","is_active","name") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_email" ON "users" USING btree ("email","id","role","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_role" ON "users" USING btree ("role","id","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_active" ON "users" USING btree ("is_active","id","role") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("name","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_owners" ON "users" USING btree ("name","id","email") WHERE "users"."role" = 'salon' and "users"."is_active" and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((' ' || "name" || ' ' || "email"::text || ' ' || "phone") gin_trgm_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search_owners" ON "users" USING gin ((' ' || "name" || ' ' || "email"::text || ' ' || "phone") gin_trgm_ops) WHERE "users"."role" = 'salon' and "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_events_by_no" ON "booking_events" USING btree ("no");--> statement-breakpoint
CREATE INDEX "booking_events_of_booking" ON "booking_events" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "booking_services_of_service" ON "booking_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "booking_services_of_specialist" ON "booking_services" USING btree ("specialist_id","booking_id");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer_id",lower("during") desc);--> statement-breakpoint
CREATE INDEX "bookings_of_salon" ON "bookings" USING btree ("salon_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bookings_of_salon_by_time" ON "bookings" USING btree ("salon_id",lower("during"));--> statement-breakpoint
CREATE INDEX "bookings_of_salon_by_status" ON "bookings" USING btree ("salon_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_salon_by_status_and_time" ON "bookings" USING btree ("salon_id","status",lower("during"));--> statement-breakpoint
CREATE INDEX "bookings_of_customer_at_salon" ON "bookings" USING btree ("salon_id","customer_id");--> statement-breakpoint
CREATE INDEX "bookings_held_at_salon" ON "bookings" USING btree ("salon_id") WHERE "bookings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_held_by_customer" ON "bookings" USING btree ("customer_id") WHERE "bookings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "hold_origins_network" ON "hold_origins" USING btree ("network");--> statement-breakpoint
CREATE INDEX "hold_origins_browser" ON "hold_origins" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "hold_origins_created" ON "hold_origins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "occupations_of_booking" ON "occupations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "occupations_of_salon" ON "occupations" USING gist ("salon_id","during");--> statement-breakpoint
CREATE INDEX "central_services_by_category" ON "central_services" USING btree ("category","name");--> statement-breakpoint
CREATE INDEX "central_services_plain" ON "central_services" USING btree ("category",plain_name,"id");--> statement-breakpoint
CREATE INDEX "central_services_plain_name" ON "central_services" USING btree (plain_name,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_sender" ON "contact_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_email" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("is_spam","state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("is_spam","subject","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_letters" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "contact_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "dispute_notes_of_dispute" ON "dispute_notes" USING btree ("booking_id","written_at");--> statement-breakpoint
CREATE INDEX "dispute_proposals_of_dispute" ON "dispute_proposals" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("due_at","booking_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("created_at","booking_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "disputes_resolved" ON "disputes" USING btree ("resolved_at","booking_id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_resolved_by_age" ON "disputes" USING btree ("created_at","booking_id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_by_name" ON "disputes" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "favourites_of_customer" ON "favourites" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_of_salon" ON "favourites" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "figure_changes_of_day" ON "figure_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_salon" ON "ledger_entries" USING btree ("salon_id") WHERE "ledger_entries"."salon_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_of_booking" ON "ledger_transactions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mailbox_newest" ON "mailbox" USING btree ("written_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("kind","key") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at","id") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_retrying" ON "outbox" USING btree ("run_at","id") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("failed_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_given_up_of" ON "outbox" USING btree ("kind" text_pattern_ops,"key","failed_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at","id") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_done_of" ON "outbox" USING btree ("kind" text_pattern_ops,"done_at","id") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_captured" ON "payments" USING btree ("captured_at") WHERE "payments"."captured_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_captured_of" ON "payments" USING btree ("booking_id","captured_at","id") WHERE "payments"."captured_at" is not null and "payments"."gateway_payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payouts_of_salon" ON "payouts" USING btree ("salon_id","paid_at");--> statement-breakpoint
CREATE INDEX "receipts_of_booking" ON "receipts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refund_proposals_of_booking" ON "refund_proposals" USING btree ("booking_id","proposed_by","created_at");--> statement-breakpoint
CREATE INDEX "refund_proposals_open" ON "refund_proposals" USING btree ("created_at","id","expires_at") WHERE "refund_proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "refund_proposals_by_decision" ON "refund_proposals" USING btree ("decision","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_proposals_newest" ON "refund_proposals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_of_booking" ON "refunds" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "refunds_on_their_way" ON "refunds" USING btree ("created_at","id","status","reason") WHERE "refunds"."status" <> 'processed';--> statement-breakpoint
CREATE INDEX "review_photos_of_review" ON "review_photos" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photos_of_customer" ON "review_photos" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_versions_of_review" ON "review_versions" USING btree ("review_id","written_at");--> statement-breakpoint
CREATE INDEX "reviews_of_salon" ON "reviews" USING btree ("salon_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_of_salon_by_rating" ON "reviews" USING btree ("salon_id","rating","created_at" DESC NULLS FIRST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_newest_by_rating" ON "reviews" USING btree ("rating","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at" DESC NULLS FIRST,"id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_letters" ON "reviews" USING gin (letters gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "salons_by_standing" ON "salons" USING btree ("standing" DESC NULLS FIRST,"id") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_rating" ON "salons" USING btree ("rating","id") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_name" ON "salons" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "salons_by_age" ON "salons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "salons_by_sublocality" ON "salons" USING btree ("sublocality","standing" DESC NULLS FIRST,"id") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_place" ON "salons" USING gist ("place") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_specialty" ON "salons" USING gin ("specialties");--> statement-breakpoint
CREATE INDEX "salons_kept_by_name" ON "salons" USING btree ("name","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_kept_by_age" ON "salons" USING btree ("created_at","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_kept_by_rating" ON "salons" USING btree ("rating","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_pending" ON "salons" USING btree ("name","id") WHERE "salons"."deleted_at" is null and not "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_letters" ON "salons" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"sublocality" gin_trgm_ops,regexp_replace("contact_number", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "salons_by_name_key" ON "salons" USING btree ("name_key" collate "C");--> statement-breakpoint
CREATE INDEX "salons_name_words" ON "salons" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "salons_words" ON "salons" USING gin ("words");--> statement-breakpoint
CREATE INDEX "services_of_salon" ON "services" USING btree ("salon_id","category","name");--> statement-breakpoint
CREATE INDEX "services_copied" ON "services" USING btree ("central_service_id") WHERE "services"."central_service_id" is not null;--> statement-breakpoint
CREATE INDEX "services_with_central_picture" ON "services" USING btree (("image" ->> 'publicId')) WHERE "services"."image" ->> 'publicId' like 'central_services/%';--> statement-breakpoint
CREATE INDEX "services_most_booked" ON "services" USING btree ("booking_count" DESC NULLS FIRST,"id") WHERE "services"."is_active";--> statement-breakpoint
CREATE INDEX "specialist_services_of_service" ON "specialist_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "specialists_of_salon" ON "specialists" USING btree ("salon_id","name");--> statement-breakpoint
CREATE INDEX "time_off_of_salon" ON "time_off" USING gist ("salon_id","during");--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_order" ON "search_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound" collate "C");--> statement-breakpoint
CREATE INDEX "sign_in_links_user" ON "sign_in_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_charges_of" ON "subscription_charges" USING btree ("subscription_id","paid_at");--> statement-breakpoint
CREATE INDEX "subscriptions_of_salon" ON "subscriptions" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("salon_id") WHERE "subscriptions"."state" in ('pending', 'active', 'cancelling', 'halted');--> statement-breakpoint
CREATE INDEX "uploads_of_salon" ON "uploads" USING btree ("salon_id","created_at");--> statement-breakpoint
-- # Search

-- Names and tags of services are few and come again in every salon, so each is folded once.
CREATE TABLE search_texts (text text PRIMARY KEY, words tsvector NOT NULL);--> statement-breakpoint
-- Read for each salon that a search looks at, so it stays in the row.
ALTER TABLE "salons" ALTER COLUMN "words" SET STORAGE MAIN;--> statement-breakpoint
-- Telugu letters as Latin ones: a consonant brings its own 'a' unless a vowel sign or a virama follows.
CREATE FUNCTION search_latin(telugu text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  latin text := telugu;
BEGIN
  latin := replace(replace(replace(replace(latin, 'ృ', '్రి'), 'ఋ', 'రి'), 'క్ష', 'క్స'), '౦', 'ం');
  latin := replace(replace(replace(replace(latin, 'ై', 'ెఇ'), 'ౌ', 'ొఉ'), 'ఐ', 'ai'), 'ఔ', 'au');
  latin := translate(latin,
    'కఖగఘఙచఛజఝఞటఠతథడఢదధణనపఫబభమయరఱలళవశషసహ',
    'KKGGNCCJJNTTTTDDDDNNPFBBMYRRLLVSSSH');
  latin := translate(latin, 'ాిీుూెేొోఅఆఇఈఉఊఎఏఒఓ్ఃఁ', 'aiiuueeooaaiiuueeoo~');
  latin := regexp_replace(latin, '([KGNCJTDPFBMYRLVSH])(?![aiueo~])', '\1a', 'g');
  latin := regexp_replace(latin, 'ం(?=[PFBM])', 'm', 'g');
  latin := regexp_replace(latin, 'ం(?=[A-Z])', 'n', 'g');
  RETURN lower(translate(latin, 'ం~', 'm'));
END $$;--> statement-breakpoint
-- What stays of a text when spelling does not matter: small letters without accents or doubles, and one letter for
-- each sound that people write in several ways (kh, ck, q, c are k; w is v; e, ee, y are i; o, oo, ou, ow are u; a
-- plural has no s). What is typed of a word so far then folds to the beginning of what the word folds to.
CREATE FUNCTION search_fold(raw text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := translate(lower(normalize(raw, NFKC)), E'\u200b\u200c\u200d\u2060\ufeff''`’ʼ', '');
BEGIN
  IF folded ~ '[\u0c00-\u0c7f]' THEN
    folded := search_latin(folded);
  END IF;
  folded := lower(public.unaccent('public.unaccent'::regdictionary, folded));
  folded := regexp_replace(folded, '[\x01-\x2f\x3a-\x60\x7b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g');
  -- Initials are one word: L. B. Nagar.
  folded := regexp_replace(folded, '\m([a-z]) (?=[a-z]\M)', '\1', 'g');
  folded := replace(replace(replace(folded, 'ph', 'f'), 'ow', 'o'), 'ou', 'o');
  folded := regexp_replace(folded, '([bcdgjklmnrstvwz])h', '\1', 'g');
  folded := translate(replace(folded, 'x', 'ks'), 'eyoqcwz', 'iiukkvj');
  folded := regexp_replace(folded, '([a-z])\1+', '\1', 'g');
  folded := regexp_replace(folded, '([a-z]{3})s\M', '\1', 'g');
  RETURN left(btrim(folded), 400);
END $$;--> statement-breakpoint
-- The words of a query, at most eight. Everything here is a salon, also when it is called a parlour; words that only
-- join others are left out, unless there is nothing else.
CREATE FUNCTION search_tokens(raw text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH typed AS (
    SELECT CASE WHEN word IN ('parlur', 'sup') THEN 'salun' ELSE word END AS word, n
    FROM unnest(array_remove(string_to_array(search_fold(raw), ' '), '')) WITH ORDINALITY AS each (word, n)
  ), kept AS (
    SELECT word, n FROM typed
    WHERE word NOT IN ('in', 'at', 'ti', 'and', 'fur', 'uf', 'niar', 'mi', 'mai', 'bist', 'tup', 'gud', 'salun', 'kintri', 'kintir')
  ), words AS (
    SELECT array_agg(word ORDER BY n) AS words FROM kept
    HAVING count(*) > 0
    UNION ALL
    SELECT array_agg(word ORDER BY n) FROM typed
    LIMIT 1
  )
  SELECT (coalesce((SELECT words FROM words), '{}'::text[]))[1:8]
$$;--> statement-breakpoint
-- The words that a text is found by: its own, and those with a hyphen also as one.
CREATE FUNCTION search_document(raw text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(search_fold(raw), ' ')
    || CASE WHEN raw ~ '[-‐‑]' THEN string_to_array(search_fold(translate(raw, '-‐‑', '')), ' ') ELSE '{}' END, '')
$$;--> statement-breakpoint
CREATE FUNCTION search_sound(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(left(folded, 1) || translate(substr(folded, 2), 'aiuh', ''), '(.)\1+', '\1', 'g')
$$;--> statement-breakpoint
-- Adds the words of some texts to those that typing is corrected against; the weightiest text gives a word its form.
CREATE FUNCTION search_learn(texts text[], worth smallint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words AS known (word, shown, sound, weight)
  SELECT word, min(shown), search_sound(word), worth FROM (
    SELECT search_fold(form) AS word, form AS shown FROM (
      SELECT DISTINCT unnest(ARRAY[part, translate(part, '-', '')] || string_to_array(part, '-')) AS form
      FROM unnest(texts) AS text,
        regexp_split_to_table(text, E'[\\x01-\\x26\\x28-\\x2c\\x2e\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+') AS part) AS forms) AS folded
  WHERE length(word) BETWEEN 2 AND 60 AND word !~ ' '
  GROUP BY word ORDER BY word
  ON CONFLICT (word) DO UPDATE SET shown = excluded.shown, weight = excluded.weight
    WHERE known.weight < excluded.weight
$$;--> statement-breakpoint
CREATE FUNCTION search_remember(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_texts (text, words)
  SELECT text, array_to_tsvector(search_document(text)) FROM (SELECT DISTINCT unnest(texts) AS text) AS each
  WHERE NOT EXISTS (SELECT FROM search_texts AS known WHERE known.text = each.text)
  ORDER BY text ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION localities_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keys := ARRAY(
    SELECT DISTINCT key FROM unnest(ARRAY[NEW.name, NEW.telugu] || NEW.also) AS text,
      LATERAL (VALUES (search_fold(text)), (search_fold(translate(text, ' -.', '')))) AS forms (key)
    WHERE key <> '' ORDER BY key);
  NEW.words := ARRAY(SELECT DISTINCT regexp_split_to_table(key, ' ') FROM unnest(NEW.keys) AS key ORDER BY 1);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER localities_keys BEFORE INSERT OR UPDATE ON "localities"
  FOR EACH ROW EXECUTE FUNCTION localities_keys();--> statement-breakpoint
-- Whoever stands in a locality is found by its other names too.
CREATE FUNCTION localities_learnt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts text[] := (SELECT array_agg(text) FROM written, unnest(ARRAY[written.name, written.telugu, replace(written.name, ' ', '')]
    || written.also) AS text WHERE written.kind = 'locality');
BEGIN
  PERFORM search_learn(texts, 4::smallint);
  UPDATE salons SET sublocality = sublocality WHERE sublocality IN (SELECT name FROM written);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER localities_added AFTER INSERT ON "localities"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION localities_learnt();--> statement-breakpoint
CREATE TRIGGER localities_changed AFTER UPDATE ON "localities"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION localities_learnt();--> statement-breakpoint
CREATE FUNCTION salons_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text[] := search_document(NEW.name);
  around text[] := (SELECT localities.words FROM localities WHERE localities.name = NEW.sublocality);
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.name_words := array_to_tsvector(own);
  NEW.words := array_to_tsvector(own || 'salun'::text || coalesce(around, search_document(NEW.sublocality)) || NEW.service_words
    || search_document(concat_ws(' ', NEW.city, NEW.postal_code, array_to_string(NEW.specialties, ' '))));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_words
  BEFORE INSERT OR UPDATE OF name, sublocality, city, postal_code, specialties, service_words ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salons_words();--> statement-breakpoint
CREATE FUNCTION rating_band(rating numeric, reviews integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN reviews = 0 OR rating < 3 THEN 0 WHEN rating < 3.5 THEN 30 WHEN rating < 4 THEN 35
    WHEN rating < 4.5 THEN 40 ELSE 45 END::smallint
$$;--> statement-breakpoint
CREATE TYPE counted_salon AS (specialties text[], sublocality text, price_tier text, band smallint, change integer);--> statement-breakpoint
-- Adds to the counts what some salons brought, took away or changed. In the order of the key, so that two who write
-- at once wait for each other and never stand in each other's way.
CREATE FUNCTION count_salons(changed counted_salon[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO salon_counts AS known (specialty, sublocality, price_tier, band, salons)
  SELECT specialty, one.sublocality, one.price_tier, one.band, sum(one.change) FROM unnest(changed) AS one,
    LATERAL (SELECT DISTINCT unnest(one.specialties || ''::text) AS specialty) AS each
  GROUP BY 1, 2, 3, 4 HAVING sum(one.change) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (specialty, sublocality, price_tier, band) DO UPDATE SET salons = known.salons + excluded.salons
$$;--> statement-breakpoint
CREATE FUNCTION salons_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[];
  terms text[];
  changes counted_salon[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT name) FROM written INTO names;
    SELECT array_agg(DISTINCT term) FROM written, unnest(specialties) AS term INTO terms;
    SELECT array_agg(ROW(specialties, sublocality, price_tier, rating_band(rating, review_count), 1)::counted_salon)
      FROM written WHERE is_active INTO changes;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT w.name) FROM written w JOIN was USING (id) WHERE w.name <> was.name INTO names;
    SELECT array_agg(DISTINCT term) FROM written w JOIN was USING (id), unnest(w.specialties) AS term
      WHERE w.specialties <> was.specialties INTO terms;
    SELECT array_agg(one) FROM written w JOIN was USING (id), LATERAL (VALUES
      (CASE WHEN w.is_active THEN ROW(w.specialties, w.sublocality, w.price_tier, rating_band(w.rating, w.review_count), 1)::counted_salon END),
      (CASE WHEN was.is_active THEN ROW(was.specialties, was.sublocality, was.price_tier, rating_band(was.rating, was.review_count), -1)::counted_salon END)) AS both_sides (one)
      WHERE one IS NOT NULL AND (w.is_active, w.specialties, w.sublocality, w.price_tier, rating_band(w.rating, w.review_count))
        IS DISTINCT FROM (was.is_active, was.specialties, was.sublocality, was.price_tier, rating_band(was.rating, was.review_count))
      INTO changes;
  ELSE
    SELECT array_agg(ROW(specialties, sublocality, price_tier, rating_band(rating, review_count), -1)::counted_salon)
      FROM was WHERE is_active INTO changes;
  END IF;
  PERFORM search_learn(names, 1::smallint) WHERE names IS NOT NULL;
  PERFORM search_learn(terms, 3::smallint) WHERE terms IS NOT NULL;
  PERFORM count_salons(changes) WHERE changes IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_added AFTER INSERT ON "salons"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
CREATE TRIGGER salons_changed AFTER UPDATE ON "salons"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
CREATE TRIGGER salons_removed AFTER DELETE ON "salons"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
-- A price of more than 2,14,748 rupees is counted too.
CREATE FUNCTION sum_up_services(of_salons uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  PERFORM FROM salons WHERE id = ANY (of_salons) ORDER BY id FOR NO KEY UPDATE;
  WITH sold AS MATERIALIZED (
    SELECT salon_id, name, concat_ws(' ', name, array_to_string(specializations, ' ')) AS text,
           round(price_paise::bigint * (100 - discount_percent) / 100.0)::integer AS paise
    FROM services WHERE salon_id = ANY (of_salons) AND is_active
  ), folded AS MATERIALIZED (
    SELECT text, search_document(text) AS words FROM (SELECT DISTINCT text FROM sold) AS each
  ), summed AS (
    SELECT salon.id, coalesce(prices.low, 0) AS low, coalesce(prices.high, 0) AS high, coalesce(texts.words, '{}') AS words
    FROM unnest(of_salons) AS salon (id)
    LEFT JOIN (SELECT salon_id, min(paise) AS low, max(paise) AS high FROM sold GROUP BY 1) AS prices ON prices.salon_id = salon.id
    LEFT JOIN (SELECT salon_id, array_agg(DISTINCT word ORDER BY word) AS words
               FROM sold JOIN folded USING (text), unnest(folded.words) AS word GROUP BY 1) AS texts ON texts.salon_id = salon.id
  )
  UPDATE salons SET service_words = summed.words, from_paise = summed.low, to_paise = summed.high
  FROM summed WHERE salons.id = summed.id
    AND (salons.service_words, salons.from_paise, salons.to_paise) IS DISTINCT FROM (summed.words, summed.low, summed.high);
  SELECT array_agg(DISTINCT name) FROM services WHERE salon_id = ANY (of_salons) AND is_active INTO names;
  PERFORM search_learn(names, 2::smallint) WHERE names IS NOT NULL;
  PERFORM search_remember(array_agg(DISTINCT array_to_string(specializations, ' ')) || names)
    FROM services WHERE salon_id = ANY (of_salons) AND is_active;
END $$;--> statement-breakpoint
CREATE FUNCTION services_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT salon_id) FROM written INTO touched;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT salon_id) FROM was INTO touched;
  ELSE
    SELECT array_agg(DISTINCT salon.id) FROM written w JOIN was USING (id), LATERAL (VALUES (w.salon_id), (was.salon_id)) AS salon (id)
      WHERE (w.salon_id, w.name, w.specializations, w.price_paise, w.discount_percent, w.is_active)
        IS DISTINCT FROM (was.salon_id, was.name, was.specializations, was.price_paise, was.discount_percent, was.is_active)
      INTO touched;
  END IF;
  PERFORM sum_up_services(touched) WHERE touched IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER services_added AFTER INSERT ON "services"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
CREATE TRIGGER services_changed_words AFTER UPDATE ON "services"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
CREATE TRIGGER services_removed AFTER DELETE ON "services"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
-- Reads a text: its folded words, and which of them are known whole; neighbours that together begin a known word (hair cut); the localities and, of
-- some specialties, those that it names in full or as far as they are typed, at most five, that have salons. One plan
-- for all texts: its parts are small, and planning would take longer than they do.
CREATE FUNCTION search_understand(raw text, trades text[]) RETURNS json LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  typed text[] := search_tokens(raw);
  spaced text := array_to_string(typed, ' ');
  compact text := search_fold(array_to_string(typed, ''));
  joins json;
  places json;
  specialties json;
BEGIN
  IF cardinality(typed) = 0 THEN
    RETURN json_build_object('words', typed);
  END IF;
  IF cardinality(typed) > 1 THEN
    joins := (
      SELECT json_agg(json_build_object('from', starts, 'to', ends, 'word', word)) FROM (
        SELECT starts, ends, search_fold(array_to_string(typed[starts:ends], '')) AS word
        FROM generate_series(1, cardinality(typed) - 1) AS starts,
             generate_series(starts + 1, least(starts + 3, cardinality(typed))) AS ends OFFSET 0) AS runs
      WHERE EXISTS (SELECT FROM search_words AS known
        WHERE known.word COLLATE "C" >= runs.word AND known.word COLLATE "C" < runs.word || '{'));
  END IF;
  places := (
    SELECT json_agg(hits) FROM (
      SELECT name, latitude, longitude, salons, exact OR within AS whole FROM (
        SELECT name, latitude, longitude, keys, spaced = ANY (keys) OR compact = ANY (keys) AS exact,
          NOT EXISTS (SELECT FROM unnest(typed) AS word
                      WHERE NOT EXISTS (SELECT FROM unnest(localities.words) AS own WHERE starts_with(own, word))) AS within,
          EXISTS (SELECT FROM unnest(keys) AS key WHERE string_to_array(key, ' ') <@ typed) AS contained
        FROM localities WHERE kind = 'locality' OFFSET 0) AS fit,
      LATERAL (SELECT sum(salons)::int AS salons FROM salon_counts WHERE specialty = '' AND sublocality = fit.name) AS counted
      WHERE (exact OR within OR contained) AND salons > 0
      ORDER BY exact DESC, within DESC, EXISTS (SELECT FROM unnest(keys) AS key WHERE starts_with(key, spaced)) DESC,
        salons DESC, name LIMIT 5) AS hits);
  specialties := (
    SELECT json_agg(hits) FROM (
      SELECT name, salons, cardinality(typed) = 1 AS whole FROM (
        SELECT name, search_fold(name) AS folded FROM unnest(trades) AS name OFFSET 0) AS trade,
      LATERAL (SELECT sum(salons)::int AS salons FROM salon_counts WHERE specialty = trade.name
               AND (folded = ANY (typed) OR folded = compact OR (cardinality(typed) = 1 AND starts_with(folded, typed[1])))) AS counted
      WHERE salons > 0 ORDER BY salons DESC LIMIT 5) AS hits);
  RETURN json_build_object('words', typed, 'joins', joins, 'localities', places, 'specialties', specialties,
    'known', ARRAY(SELECT word FROM search_words WHERE word = ANY (typed)));
END $$;--> statement-breakpoint
-- The localities that people of Hyderabad name, and metro stations. Points: Open Data Telangana GTFS (HMRL 2026-01-03,
-- TGSRTC/MMTS), Open Government Data Licence - India; PINs: India Post via GeoNames (CC BY 4.0). A point is the
-- metro station or main bus stop of that name.
INSERT INTO localities (name, kind, telugu, also, latitude, longitude, pin) VALUES
  ('HITEC City', 'locality', 'హైటెక్ సిటీ', '{"Hi-Tech City","Hi Tech City","Hitech City","Cyber Towers","Cyberabad"}', 17.449, 78.3831, '500081'),
  ('Madhapur', 'locality', 'మాదాపూర్', '{}', 17.4373, 78.4004, '500081'),
  ('Gachibowli', 'locality', 'గచ్చిబౌలి', '{}', 17.439, 78.3629, '500032'),
  ('Kondapur', 'locality', 'కొండాపూర్', '{}', 17.4594, 78.366, '500084'),
  ('Jubilee Hills', 'locality', 'జూబ్లీ హిల్స్', '{"Jubli Hills"}', 17.4282, 78.4137, '500033'),
  ('Banjara Hills', 'locality', 'బంజారా హిల్స్', '{}', 17.4168, 78.4488, '500034'),
  ('Kukatpally', 'locality', 'కూకట్‌పల్లి', '{"Kukat Pally"}', 17.4849, 78.4118, '500072'),
  ('KPHB Colony', 'locality', 'కేపీహెచ్‌బీ కాలనీ', '{"KPHB","Kukatpally Housing Board"}', 17.4938, 78.4018, '500085'),
  ('Miyapur', 'locality', 'మియాపూర్', '{}', 17.4965, 78.373, '500049'),
  ('Ameerpet', 'locality', 'అమీర్‌పేట', '{}', 17.4357, 78.4448, '500016'),
  ('Begumpet', 'locality', 'బేగంపేట', '{}', 17.4376, 78.4569, '500016'),
  ('Somajiguda', 'locality', 'సోమాజిగూడ', '{}', 17.4159, 78.4578, '500082'),
  ('Punjagutta', 'locality', 'పంజాగుట్ట', '{"Panjagutta"}', 17.4264, 78.4527, '500082'),
  ('Khairatabad', 'locality', 'ఖైరతాబాద్', '{}', 17.4116, 78.4609, '500004'),
  ('Himayatnagar', 'locality', 'హిమాయత్‌నగర్', '{"Himayath Nagar"}', 17.4034, 78.4825, '500029'),
  ('Narayanguda', 'locality', 'నారాయణగూడ', '{"Narayanaguda"}', 17.3988, 78.4939, '500029'),
  ('Basheerbagh', 'locality', 'బషీర్‌బాగ్', '{"Basheer Bagh"}', 17.4018, 78.4758, '500029'),
  ('Abids', 'locality', 'అబిడ్స్', '{"Abid Road"}', 17.3888, 78.4764, '500001'),
  ('Koti', 'locality', 'కోఠి', '{}', 17.3849, 78.4885, '500095'),
  ('Nampally', 'locality', 'నాంపల్లి', '{}', 17.3922, 78.4702, '500001'),
  ('Charminar', 'locality', 'చార్మినార్', '{"Char Minar","Old City"}', 17.3587, 78.474, '500002'),
  ('Dilsukhnagar', 'locality', 'దిల్‌సుఖ్‌నగర్', '{"Dilsukh Nagar"}', 17.3685, 78.5254, '500060'),
  ('Malakpet', 'locality', 'మలక్‌పేట', '{}', 17.3772, 78.4939, '500036'),
  ('Kothapet', 'locality', 'కొత్తపేట', '{}', 17.3671, 78.5404, '500035'),
  ('LB Nagar', 'locality', 'ఎల్బీ నగర్', '{"Lal Bahadur Nagar"}', 17.3498, 78.5479, '500074'),
  ('Vanasthalipuram', 'locality', 'వనస్థలిపురం', '{}', 17.3307, 78.573, '500070'),
  ('Uppal', 'locality', 'ఉప్పల్', '{}', 17.4001, 78.5602, '500039'),
  ('Habsiguda', 'locality', 'హబ్సిగూడ', '{}', 17.4202, 78.5405, '500007'),
  ('Tarnaka', 'locality', 'తార్నాక', '{}', 17.4274, 78.53, '500007'),
  ('Nagole', 'locality', 'నాగోల్', '{}', 17.3908, 78.5588, '500068'),
  ('Ramanthapur', 'locality', 'రామంతాపూర్', '{}', 17.3979, 78.5327, '500013'),
  ('Secunderabad', 'locality', 'సికింద్రాబాద్', '{"Sikandrabad"}', 17.4337, 78.5016, '500003'),
  ('Paradise', 'locality', 'ప్యారడైజ్', '{"Paradise Circle"}', 17.4435, 78.4862, '500003'),
  ('Bowenpally', 'locality', 'బోయిన్‌పల్లి', '{"Boyanpally"}', 17.4637, 78.4732, '500011'),
  ('Alwal', 'locality', 'అల్వాల్', '{}', 17.5019, 78.514, '500010'),
  ('Kompally', 'locality', 'కొంపల్లి', '{}', 17.5445, 78.4921, '500100'),
  ('Suchitra', 'locality', 'సుచిత్ర', '{"Suchitra Circle"}', 17.5004, 78.4772, '500067'),
  ('Sainikpuri', 'locality', 'సైనిక్‌పురి', '{}', 17.4837, 78.55, '500094'),
  ('AS Rao Nagar', 'locality', 'ఏఎస్ రావు నగర్', '{"Dr AS Rao Nagar"}', 17.48, 78.5568, '500062'),
  ('ECIL', 'locality', 'ఈసీఐఎల్', '{"ECIL Cross Roads","ECIL X Roads"}', 17.4725, 78.5701, '500062'),
  ('Malkajgiri', 'locality', 'మల్కాజ్‌గిరి', '{"Malkajigiri"}', 17.448, 78.5292, '500047'),
  ('Manikonda', 'locality', 'మణికొండ', '{}', 17.4063, 78.3763, '500089'),
  ('Nanakramguda', 'locality', 'నానక్‌రామ్‌గూడ', '{"Nanakram Guda"}', 17.4195, 78.3549, '500032'),
  ('Financial District', 'locality', 'ఫైనాన్షియల్ డిస్ట్రిక్ట్', '{}', 17.4155, 78.3338, '500032'),
  ('Kokapet', 'locality', 'కోకాపేట', '{}', 17.4002, 78.3531, '500075'),
  ('Narsingi', 'locality', 'నార్సింగి', '{}', 17.3857, 78.3545, '500089'),
  ('Tellapur', 'locality', 'తెల్లాపూర్', '{}', 17.4702, 78.2882, '502032'),
  ('Nallagandla', 'locality', 'నల్లగండ్ల', '{}', 17.4775, 78.3066, '500019'),
  ('Lingampally', 'locality', 'లింగంపల్లి', '{"Serilingampally"}', 17.4949, 78.3169, '500019'),
  ('Chandanagar', 'locality', 'చందానగర్', '{"Chanda Nagar"}', 17.4874, 78.3327, '500050'),
  ('Hafeezpet', 'locality', 'హఫీజ్‌పేట', '{}', 17.4783, 78.3618, '500049'),
  ('Nizampet', 'locality', 'నిజాంపేట', '{}', 17.4987, 78.3905, '500090'),
  ('Bachupally', 'locality', 'బాచుపల్లి', '{}', 17.5411, 78.3637, '500090'),
  ('Pragathi Nagar', 'locality', 'ప్రగతి నగర్', '{}', 17.5209, 78.3963, '500090'),
  ('Moosapet', 'locality', 'మూసాపేట', '{}', 17.4719, 78.4261, '500018'),
  ('Sanathnagar', 'locality', 'సనత్‌నగర్', '{"Sanath Nagar"}', 17.4554, 78.4479, '500018'),
  ('SR Nagar', 'locality', 'ఎస్ఆర్ నగర్', '{"Sanjeeva Reddy Nagar"}', 17.4431, 78.4407, '500038'),
  ('Yousufguda', 'locality', 'యూసుఫ్‌గూడ', '{"Yusufguda"}', 17.4365, 78.4337, '500045'),
  ('Film Nagar', 'locality', 'ఫిల్మ్ నగర్', '{}', 17.4141, 78.4082, '500096'),
  ('Shaikpet', 'locality', 'షేక్‌పేట', '{"Sheikhpet"}', 17.4072, 78.4024, '500008'),
  ('Tolichowki', 'locality', 'టోలిచౌకి', '{"Toli Chowki"}', 17.3992, 78.4155, '500008'),
  ('Mehdipatnam', 'locality', 'మెహదీపట్నం', '{}', 17.3947, 78.4402, '500028'),
  ('Masab Tank', 'locality', 'మాసబ్ ట్యాంక్', '{}', 17.4043, 78.4519, '500028'),
  ('Lakdikapul', 'locality', 'లక్డీకాపూల్', '{"Lakdi ka pul"}', 17.404, 78.4649, '500004'),
  ('Attapur', 'locality', 'అత్తాపూర్', '{}', 17.3702, 78.4295, '500048'),
  ('Rajendranagar', 'locality', 'రాజేంద్రనగర్', '{"Rajendra Nagar"}', 17.3231, 78.3819, '500030'),
  ('Shamshabad', 'locality', 'శంషాబాద్', '{}', 17.2623, 78.388, '501218'),
  ('Boduppal', 'locality', 'బోడుప్పల్', '{}', 17.4046, 78.5867, '500092'),
  ('Saroornagar', 'locality', 'సరూర్‌నగర్', '{"Saroor Nagar"}', 17.3526, 78.5355, '500035'),
  ('Amberpet', 'locality', 'అంబర్‌పేట', '{}', 17.3927, 78.5198, '500013'),
  ('JNTU College', 'station', '', '{}', 17.4987, 78.38887, ''),
  ('Balanagar', 'station', '', '{}', 17.47675, 78.42211, ''),
  ('Bharat Nagar', 'station', '', '{}', 17.46291, 78.43054, ''),
  ('Erragadda', 'station', '', '{}', 17.45705, 78.43358, ''),
  ('ESI Hospital', 'station', '', '{}', 17.4487, 78.43763, ''),
  ('Erra Manzil', 'station', '', '{}', 17.42023, 78.45635, ''),
  ('Assembly', 'station', '', '{}', 17.39799, 78.47088, ''),
  ('Gandhi Bhavan', 'station', '', '{}', 17.38583, 78.47333, ''),
  ('Osmania Medical College', 'station', '', '{}', 17.38208, 78.4817, ''),
  ('Mahatma Gandhi Bus Station', 'station', '', '{}', 17.37979, 78.48616, ''),
  ('New Market', 'station', '', '{}', 17.37345, 78.50318, ''),
  ('Musarambagh', 'station', '', '{}', 17.37109, 78.51195, ''),
  ('Chaitanyapuri', 'station', '', '{}', 17.36815, 78.53813, ''),
  ('Victoria Memorial', 'station', '', '{}', 17.36186, 78.54396, ''),
  ('Sultan Bazar', 'station', '', '{}', 17.38445, 78.48402, ''),
  ('Chikkadpally', 'station', '', '{}', 17.40036, 78.4949, ''),
  ('RTC Cross Roads', 'station', '', '{}', 17.40703, 78.4968, ''),
  ('Musheerabad', 'station', '', '{}', 17.41787, 78.49951, ''),
  ('Gandhi Hospital', 'station', '', '{}', 17.42552, 78.50196, ''),
  ('Secunderabad West', 'station', '', '{}', 17.4338, 78.49952, ''),
  ('JBS Parade Ground', 'station', '', '{}', 17.44448, 78.49758, ''),
  ('Stadium', 'station', '', '{}', 17.4074, 78.55425, ''),
  ('NGRI', 'station', '', '{}', 17.41483, 78.54633, ''),
  ('Mettuguda', 'station', '', '{}', 17.43552, 78.51958, ''),
  ('Secunderabad East', 'station', '', '{}', 17.43572, 78.50546, ''),
  ('Parade Ground', 'station', '', '{}', 17.44319, 78.49747, ''),
  ('Rasoolpura', 'station', '', '{}', 17.44361, 78.47641, ''),
  ('Prakash Nagar', 'station', '', '{}', 17.44489, 78.46587, ''),
  ('Madhura Nagar', 'station', '', '{}', 17.43697, 78.4391, ''),
  ('Yusufguda', 'station', '', '{}', 17.43511, 78.42732, ''),
  ('Road No 5 Jubilee Hills', 'station', '', '{}', 17.43005, 78.42321, ''),
  ('Jubilee Hills Checkpost', 'station', '', '{}', 17.4282, 78.41371, ''),
  ('Peddamma Gudi', 'station', '', '{}', 17.43065, 78.40837, ''),
  ('Durgam Cheruvu', 'station', '', '{}', 17.44295, 78.38757, ''),
  ('Raidurg', 'station', '', '{}', 17.442, 78.3772, '');--> statement-breakpoint
-- It looks a locality up by its key: planning that anew for each salon took longer than all that it does.
ALTER FUNCTION salons_words() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
-- # The version of the catalogue

-- Counts a write of the catalogue in the transaction that makes it. Sessions count in rows of their own, so that two
-- that write at once neither wait nor stand in each other's way; 1024 rows at most, as process ids come again.
CREATE FUNCTION count_catalogue_change() RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_changes AS mine VALUES (pg_backend_pid() % 1024, 1)
  ON CONFLICT (writer) DO UPDATE SET changes = mine.changes + 1
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_catalogue_change();
  RETURN NULL;
END $$;--> statement-breakpoint
-- Every confirmed booking adds to booking_count; that alone is no change, or nothing could be kept on a busy day.
CREATE FUNCTION services_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM was LEFT JOIN written USING (id)
    WHERE to_jsonb(was) - 'booking_count' IS DISTINCT FROM to_jsonb(written) - 'booking_count'
  ) THEN
    PERFORM count_catalogue_change();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "salons"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "specialists"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR TRUNCATE ON "services"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER services_changed AFTER UPDATE ON "services"
  REFERENCING OLD TABLE AS was NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION services_changed();--> statement-breakpoint
CREATE FUNCTION salons_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_updated_at BEFORE UPDATE ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salons_updated_at();--> statement-breakpoint
-- Localities are part of the catalogue too.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "localities"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- The central catalogue is read by everyone and kept until it changes, as salons and services are.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "central_services"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- # Bookings

-- One specialist or chair, one visit at a time: the database decides who gets a time, not code that checks first.
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_specialist"
  EXCLUDE USING gist ("specialist_id" WITH =, "during" WITH &&) WHERE ("specialist_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_chair"
  EXCLUDE USING gist ("salon_id" WITH =, "chair" WITH =, "during" WITH &&) WHERE ("chair" IS NOT NULL);--> statement-breakpoint
-- Whoever ends a booking need not think of whom it occupied.
CREATE FUNCTION bookings_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM occupations WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_leave AFTER UPDATE OF "status" ON "bookings" FOR EACH ROW
  WHEN (OLD."status" IN ('held', 'pending', 'confirmed') AND NEW."status" NOT IN ('held', 'pending', 'confirmed'))
  EXECUTE FUNCTION bookings_leave();--> statement-breakpoint
-- Nor can anyone forget to occupy somebody: asked once more when the transaction commits.
CREATE FUNCTION bookings_occupied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN asked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN asked := OLD.booking_id;
  ELSE asked := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM bookings b,
      LATERAL (SELECT range_agg(o.during) AS taken FROM occupations o WHERE o.booking_id = b.id) o
    WHERE b.id = asked AND CASE
      WHEN b.status IN ('held', 'pending', 'confirmed')
        THEN NOT coalesce(o.taken @> b.during AND lower(o.taken) = lower(b.during), false)
      ELSE o.taken IS NOT NULL
    END
  ) THEN
    RAISE EXCEPTION 'booking % does not occupy exactly what its status asks for', asked
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_occupied';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_occupied AFTER INSERT OR UPDATE OF "status", "during" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_occupied();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_occupied AFTER INSERT OR UPDATE OR DELETE ON "occupations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_occupied();--> statement-breakpoint
-- What a booking has behind it when people see it first: of a paid hold, that it was made.
CREATE FUNCTION booking_events_begin(b "bookings") RETURNS void LANGUAGE sql AS $$
  INSERT INTO booking_events (booking_id, kind, at)
  SELECT b.id, e.kind, e.at
  FROM (VALUES
    (1, 'created', true, coalesce(b.confirmed_at, b.created_at)),
    (2, 'completed', b.status IN ('completed', 'disputed'), coalesce(b.completed_at, b.updated_at)),
    (3, 'disputed', b.status = 'disputed', b.updated_at),
    (4, 'cancelled', b.status = 'cancelled', coalesce(b.cancelled_at, b.updated_at))
  ) e (place, kind, happened, at)
  WHERE e.happened
  ORDER BY e.place;
$$;--> statement-breakpoint
-- A booking that is set to pending is that, and not reopened.
CREATE FUNCTION booking_events_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('held', 'expired') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' OR OLD.status IN ('held', 'expired') THEN
    PERFORM booking_events_begin(NEW);
    RETURN NULL;
  END IF;
  IF lower(NEW.during) <> lower(OLD.during) THEN
    INSERT INTO booking_events (booking_id, kind, at, from_start, to_start)
    VALUES (NEW.id, 'rescheduled', NEW.updated_at, lower(OLD.during), lower(NEW.during));
  END IF;
  IF NEW.status <> OLD.status THEN
    INSERT INTO booking_events (booking_id, kind, at)
    VALUES (NEW.id,
      CASE
        WHEN NEW.status = 'cancelled' THEN 'cancelled'
        WHEN NEW.status = 'disputed' THEN 'disputed'
        WHEN OLD.status = 'disputed' THEN 'resolved'
        WHEN NEW.status = 'completed' THEN 'completed'
        WHEN NEW.status = 'pending' THEN 'pending'
        WHEN OLD.status = 'pending' THEN 'confirmed'
        ELSE 'reopened'
      END,
      CASE
        WHEN NEW.status = 'cancelled' AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at
          THEN coalesce(NEW.cancelled_at, NEW.updated_at)
        WHEN NEW.status = 'completed' AND NEW.completed_at IS DISTINCT FROM OLD.completed_at
          THEN coalesce(NEW.completed_at, NEW.updated_at)
        ELSE NEW.updated_at
      END);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER booking_events_written AFTER INSERT OR UPDATE OF "status", "during" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION booking_events_written();--> statement-breakpoint
-- # Money

-- Money neither comes from nowhere nor goes there: asked of each transaction of the ledger when it is committed.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN asked := NEW.transaction_id;
  ELSE asked := NEW.id;
  END IF;
  IF (SELECT count(*) < 2 OR sum(amount_paise) <> 0 FROM ledger_entries WHERE transaction_id = asked) THEN
    RAISE EXCEPTION 'the entries of the ledger transaction % do not come to zero', asked
      USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint
-- A mistake is mended by another transaction.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what stands in % is never changed', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
-- Of a payment goes back what was captured of it at most. The lock makes two refunds of one payment wait for each other.
CREATE FUNCTION refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  capture bigint;
BEGIN
  SELECT id INTO capture FROM ledger_transactions WHERE key = 'captured:' || NEW.gateway_payment_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount_paise) FROM refunds WHERE gateway_payment_id = NEW.gateway_payment_id AND status <> 'failed') >
    coalesce((SELECT amount_paise FROM ledger_entries WHERE transaction_id = capture AND account = 'gateway'), 0) THEN
    RAISE EXCEPTION 'more of the payment % would go back than was captured', NEW.gateway_payment_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_capture';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_within_capture
  AFTER INSERT OR UPDATE OF "status", "amount_paise", "gateway_payment_id" ON "refunds"
  FOR EACH ROW WHEN (NEW."status" <> 'failed') EXECUTE FUNCTION refunds_within_capture();--> statement-breakpoint
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
  FOR EACH ROW EXECUTE FUNCTION refund_proposals_decided_once();--> statement-breakpoint
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
  FOR EACH ROW EXECUTE FUNCTION salon_deletions_decided_once();--> statement-breakpoint
-- # Reviews

-- What nobody sees counts for nothing: neither for the stars nor among the reviews.
CREATE FUNCTION rate_salons(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM salons WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE salons SET (rating, review_count) = (
    SELECT coalesce(round(avg(reviews.rating), 1), 4.5), count(*)
    FROM reviews WHERE reviews.salon_id = salons.id AND reviews.hidden_at IS NULL
  ) WHERE id = ANY (ids);
END $$;--> statement-breakpoint
CREATE FUNCTION reviews_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rate_salons(array_agg(DISTINCT salon_id)) FROM written;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reviews_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rate_salons(array_agg(DISTINCT salon)) FROM (
    SELECT unnest(ARRAY[was.salon_id, written.salon_id]) AS salon FROM was JOIN written USING (id)
    WHERE (was.salon_id, was.rating, was.hidden_at IS NULL) <> (written.salon_id, written.rating, written.hidden_at IS NULL)
  ) AS moved HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rate_salons_on_insert AFTER INSERT ON "reviews"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();--> statement-breakpoint
CREATE TRIGGER rate_salons_on_update AFTER UPDATE ON "reviews"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_rewritten();--> statement-breakpoint
CREATE TRIGGER rate_salons_on_delete AFTER DELETE ON "reviews"
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();--> statement-breakpoint
-- # Accounts

-- Whoever changes what an account may do, or how it is proved, ends its sessions, and nobody can forget to: they are
-- revoked, and tokens that are about still name a version that is no more. The one session that may go on is named
-- by set_config('sundara.keep_session', id, true).
CREATE FUNCTION users_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.role, NEW.password_hash, NEW.session_version) = (OLD.role, OLD.password_hash, OLD.session_version)
    AND (NEW.is_active OR NOT OLD.is_active)
    AND (NEW.deleted_at IS NULL OR OLD.deleted_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  NEW.session_version := greatest(NEW.session_version, OLD.session_version + 1);
  UPDATE sessions SET revoked_at = now()
  WHERE user_id = NEW.id AND revoked_at IS NULL
    AND id::text IS DISTINCT FROM current_setting('sundara.keep_session', true);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_end_sessions BEFORE UPDATE ON "users"
  FOR EACH ROW EXECUTE FUNCTION users_end_sessions();--> statement-breakpoint
-- How many accounts there are, by role and state; deleted ones are none. Of a statement at once, so that many are
-- written as quickly as one, and always in the same order, so that two statements wait for each other and never both.
CREATE FUNCTION users_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO user_counts AS kept (role, is_active, count)
    SELECT role, is_active, count(*) FROM added WHERE deleted_at IS NULL
    GROUP BY role, is_active ORDER BY role, is_active
    ON CONFLICT (role, is_active) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO user_counts AS kept (role, is_active, count)
    SELECT role, is_active, -count(*) FROM gone WHERE deleted_at IS NULL
    GROUP BY role, is_active ORDER BY role, is_active
    ON CONFLICT (role, is_active) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO user_counts AS kept (role, is_active, count)
    SELECT role, is_active, sum(n) FROM (
      SELECT role, is_active, 1 AS n FROM added WHERE deleted_at IS NULL
      UNION ALL SELECT role, is_active, -1 FROM gone WHERE deleted_at IS NULL) changed
    GROUP BY role, is_active HAVING sum(n) <> 0 ORDER BY role, is_active
    ON CONFLICT (role, is_active) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_count_added AFTER INSERT ON "users" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION users_are_counted();--> statement-breakpoint
CREATE TRIGGER users_count_gone AFTER DELETE ON "users" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION users_are_counted();--> statement-breakpoint
CREATE TRIGGER users_count_changed AFTER UPDATE ON "users" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION users_are_counted();--> statement-breakpoint
-- A mailbox that was proved was the one before.
CREATE FUNCTION users_end_email_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_end_email_confirmation BEFORE UPDATE ON "users"
  FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION users_end_email_confirmation();--> statement-breakpoint
-- # Pictures

-- Whatever stops showing an uploaded picture, its removal is on its way: no code can forget it. The job looks again
-- before it deletes, and one that waits already stays as it is.
CREATE FUNCTION uploads_shown(kept jsonb, columns text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT id #>> '{}'), '{}')
  FROM unnest(columns) shown, jsonb_path_query(kept -> shown, '$.**.publicId') id
$$;--> statement-breakpoint
CREATE FUNCTION pictures_released() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown_before text[] := uploads_shown(to_jsonb(old), TG_ARGV);
  shown_after text[] := CASE TG_OP WHEN 'DELETE' THEN '{}'::text[] ELSE uploads_shown(to_jsonb(new), TG_ARGV) END;
BEGIN
  INSERT INTO outbox (kind, key, payload, run_at)
  SELECT 'uploads.remove-unused', id,
    jsonb_build_object('folder', split_part(id, '/', 1), 'id', split_part(id, '/', 2)),
    now() + interval '1 day'
  FROM unnest(shown_before) id
  WHERE id <> ALL (shown_after)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "cover", "gallery", "work_pictures", "owner_picture" OR DELETE ON "salons"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('cover', 'gallery', 'work_pictures', 'owner_picture');--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "image" OR DELETE ON "services"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('image');--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "photo" OR DELETE ON "specialists"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('photo');--> statement-breakpoint
-- A picture that the central catalogue shows no more is removed as a salon's is; the job finds the copies that show it.
CREATE TRIGGER pictures_released AFTER UPDATE OF "image" OR DELETE ON "central_services"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('image');--> statement-breakpoint
-- # The lists of admins

-- How many salons are active and how many pending, so that no list counts them. Both rows are written in the same
-- order, so that two who write at once wait for each other and never stand in each other's way.
CREATE FUNCTION tally_salons(active integer, pending integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO salon_tallies AS known (is_active, salons)
  SELECT * FROM (VALUES (false, pending), (true, active)) AS change (is_active, salons) WHERE salons <> 0 ORDER BY 1
  ON CONFLICT (is_active) DO UPDATE SET salons = known.salons + excluded.salons
$$;--> statement-breakpoint
CREATE FUNCTION salons_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  active integer := 0;
  pending integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*) FILTER (WHERE is_active), count(*) FILTER (WHERE NOT is_active)
      FROM written WHERE deleted_at IS NULL INTO active, pending;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT active - count(*) FILTER (WHERE is_active), pending - count(*) FILTER (WHERE NOT is_active)
      FROM was WHERE deleted_at IS NULL INTO active, pending;
  END IF;
  PERFORM tally_salons(active, pending) WHERE active <> 0 OR pending <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_tallied_added AFTER INSERT ON "salons"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
CREATE TRIGGER salons_tallied_changed AFTER UPDATE ON "salons"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
CREATE TRIGGER salons_tallied_removed AFTER DELETE ON "salons"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
-- Whom a dispute is searched by.
CREATE FUNCTION dispute_names(booking uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT b.customer_name || ' · ' || s.name FROM bookings b JOIN salons s ON s.id = b.salon_id WHERE b.id = booking
$$;--> statement-breakpoint
-- By when somebody has to do something, whoever writes the row: a first answer within 48 hours, the outcome within 30 days.
CREATE FUNCTION disputes_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.names := coalesce(dispute_names(NEW.booking_id), '');
  END IF;
  NEW.due_at := CASE
    WHEN NEW.resolved_at IS NOT NULL THEN NULL
    WHEN NEW.answered_at IS NULL THEN NEW.created_at + interval '48 hours'
    ELSE NEW.created_at + interval '720 hours'
  END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER disputes_written BEFORE INSERT OR UPDATE OF "created_at", "answered_at", "resolved_at" ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION disputes_written();--> statement-breakpoint
CREATE FUNCTION salons_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE disputes SET names = dispute_names(disputes.booking_id)
  FROM bookings b WHERE b.id = disputes.booking_id AND b.salon_id = NEW.id AND disputes.names <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_renamed AFTER UPDATE OF "name" ON "salons"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION salons_renamed();--> statement-breakpoint
CREATE FUNCTION dispute_bucket(resolved_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN resolved_at IS NULL THEN 'open' ELSE 'resolved' END
$$;--> statement-breakpoint
CREATE FUNCTION message_bucket(is_spam boolean, state text, subject text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_spam THEN 'spam' ELSE state END || ' ' || subject
$$;--> statement-breakpoint
-- How many rows of a list are in each state. Of a statement at once and always in the same order, so that two statements wait
-- for each other and never both.
CREATE FUNCTION list_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($tally$
    INSERT INTO list_counts AS kept (list, bucket, rows)
    SELECT %L, changed.bucket, sum(changed.n) FROM (%s) AS changed (bucket, n)
    GROUP BY changed.bucket HAVING sum(changed.n) <> 0 ORDER BY changed.bucket
    ON CONFLICT (list, bucket) DO UPDATE SET rows = kept.rows + excluded.rows
  $tally$, TG_ARGV[0], concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s, 1 FROM added', TG_ARGV[1]) END,
    CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s, -1 FROM gone', TG_ARGV[1]) END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER disputes_tallied_added AFTER INSERT ON "disputes" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER disputes_tallied_gone AFTER DELETE ON "disputes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER disputes_tallied_changed AFTER UPDATE ON "disputes" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_added AFTER INSERT ON "contact_messages" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('messages', 'message_bucket(is_spam, state, subject)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_gone AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('messages', 'message_bucket(is_spam, state, subject)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_changed AFTER UPDATE ON "contact_messages" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('messages', 'message_bucket(is_spam, state, subject)');--> statement-breakpoint
CREATE FUNCTION review_bucket(hidden_at timestamptz, rating integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN hidden_at IS NULL THEN 'shown' ELSE 'hidden' END || ' ' || rating
$$;--> statement-breakpoint
CREATE TRIGGER reviews_tallied_added AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
CREATE TRIGGER reviews_tallied_gone AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
CREATE TRIGGER reviews_tallied_changed AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_counted('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
-- # Figures by the day

CREATE FUNCTION india_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Kolkata')::date
$$;--> statement-breakpoint
-- What one row adds to the figures of which days; a row that is not there (null) adds nothing.
CREATE FUNCTION figures_of(b bookings) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(b.created_at), 'bookings', 1::bigint WHERE b.status NOT IN ('held', 'expired')
  UNION ALL SELECT india_day(lower(b.during)), 'visits', 1 WHERE b.status NOT IN ('held', 'expired')
  UNION ALL SELECT india_day(lower(b.during)), 'cancelled', 1 WHERE b.status = 'cancelled'
  UNION ALL SELECT india_day(lower(b.during)), 'completed', 1 WHERE b.status IN ('completed', 'disputed')
  UNION ALL SELECT india_day(lower(b.during)), 'no_shows', 1 WHERE b.attendance = 'no_show'
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(p payments) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(p.created_at), 'orders', 1::bigint WHERE p.created_at IS NOT NULL
  UNION ALL SELECT india_day(p.created_at), 'paid', 1 WHERE p.captured_at IS NOT NULL
$$;--> statement-breakpoint
-- Each entry looks its transaction up (what OFFSET 0 holds to): a plan made for very many would read all of them.
CREATE FUNCTION figures_of(e ledger_entries) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(t.at), CASE e.account WHEN 'gateway' THEN 'captured' ELSE 'fee' END,
    CASE e.account WHEN 'gateway' THEN e.amount_paise ELSE -e.amount_paise END
  FROM ledger_transactions t
  WHERE t.id = e.transaction_id
    AND (e.account = 'fee' OR e.account = 'gateway' AND t.event IN ('captured', 'captured-unbooked'))
  OFFSET 0
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(r refunds) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(r.created_at), 'refunds', 1::bigint WHERE r.created_at IS NOT NULL
  UNION ALL SELECT india_day(r.created_at), 'refunded', r.amount_paise WHERE r.created_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(s salons) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(s.created_at), 'new_salons', 1::bigint WHERE s.created_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(u users) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(u.created_at), 'new_users', 1::bigint WHERE u.created_at IS NOT NULL
$$;--> statement-breakpoint
-- Keeps the figures of a table whose rows have a function `figures_of`.
CREATE FUNCTION keep_figures_of(counted regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($made$
    CREATE FUNCTION %1$s_figures_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO figure_changes (day, figure, amount)
          SELECT f.day, f.figure, sum(f.amount) FROM written, figures_of(written::%1$s) f
          GROUP BY f.day, f.figure HAVING sum(f.amount) <> 0;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO figure_changes (day, figure, amount)
          SELECT f.day, f.figure, -sum(f.amount) FROM was, figures_of(was::%1$s) f
          GROUP BY f.day, f.figure HAVING sum(f.amount) <> 0;
      ELSE
        INSERT INTO figure_changes (day, figure, amount)
          SELECT c.day, c.figure, sum(c.amount) FROM (
            SELECT f.* FROM written, figures_of(written::%1$s) f
            UNION ALL SELECT f.day, f.figure, -f.amount FROM was, figures_of(was::%1$s) f
          ) c GROUP BY c.day, c.figure HAVING sum(c.amount) <> 0;
      END IF;
      RETURN NULL;
    END $body$;
    CREATE TRIGGER figures_added AFTER INSERT ON %1$s
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
    CREATE TRIGGER figures_changed AFTER UPDATE ON %1$s
      REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
    CREATE TRIGGER figures_removed AFTER DELETE ON %1$s
      REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
  $made$, counted);
END $$;--> statement-breakpoint
SELECT keep_figures_of('bookings'), keep_figures_of('payments'), keep_figures_of('ledger_entries'),
  keep_figures_of('refunds'), keep_figures_of('salons'), keep_figures_of('users');--> statement-breakpoint
-- # Audit

-- Each field gets a salt of its own and the hash of both: the chain holds to the hash, so that a value can be erased.
CREATE FUNCTION audit_sealed(changes jsonb, OUT salts jsonb, OUT seals jsonb) LANGUAGE sql VOLATILE AS $$
  WITH fields AS MATERIALIZED (
    SELECT key, value, replace(gen_random_uuid()::text, '-', '') AS salt FROM jsonb_each(changes)
  )
  SELECT coalesce(jsonb_object_agg(key, salt), '{}'),
    coalesce(jsonb_object_agg(key, encode(sha256(convert_to(salt || ':' || key || ':' || value::text, 'UTF8')), 'hex')), '{}')
  FROM fields;
$$;--> statement-breakpoint
INSERT INTO "audit_head" ("id", "no", "hash", "at") VALUES (1, 0, repeat('0', 64), now());--> statement-breakpoint
CREATE FUNCTION audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.written_at := clock_timestamp();
  SELECT s.salts, s.seals INTO NEW.salts, NEW.seals FROM audit_sealed(NEW.changes) s;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_seal BEFORE INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_seal();--> statement-breakpoint
CREATE FUNCTION audit_wait_for_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unlinked (entry_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_wait_for_link AFTER INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_wait_for_link();--> statement-breakpoint
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What stands in the audit is neither changed nor deleted.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- Fields may be taken out with their salts, and nothing else: that is how a person is erased.
CREATE FUNCTION audit_erases_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[] := array(SELECT jsonb_object_keys(OLD.changes) EXCEPT SELECT jsonb_object_keys(NEW.changes));
BEGIN
  IF NEW.changes = OLD.changes - gone AND NEW.salts = OLD.salts - gone
    AND to_jsonb(NEW) - 'changes' - 'salts' = to_jsonb(OLD) - 'changes' - 'salts'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What stands in the audit is neither changed nor deleted.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_erases_only BEFORE UPDATE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_erases_only();--> statement-breakpoint
CREATE TRIGGER audit_stays BEFORE DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();--> statement-breakpoint
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_links"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();--> statement-breakpoint
CREATE TRIGGER audit_stays BEFORE DELETE OR TRUNCATE ON "audit_head"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
