ALTER TABLE "disputes" ADD COLUMN "salon_answer" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "salon_answered_at" timestamp with time zone;