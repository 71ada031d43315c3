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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "contact_messages_subject" CHECK ("contact_messages"."subject" in ('general', 'support', 'feedback', 'partnership', 'technical'))
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"customer_id" uuid NOT NULL,
	"salon_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_customer_id_salon_id_pk" PRIMARY KEY("customer_id","salon_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_sender" ON "contact_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_email" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_of_customer" ON "favourites" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_of_salon" ON "favourites" USING btree ("salon_id");--> statement-breakpoint
DROP INDEX "reviews_of_salon";--> statement-breakpoint
CREATE INDEX "reviews_of_salon" ON "reviews" USING btree ("salon_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_salon_by_rating" ON "reviews" USING btree ("salon_id","rating","created_at" DESC NULLS FIRST);