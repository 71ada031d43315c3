CREATE TABLE "sign_in_codes" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_email" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_end" ON "sign_in_codes" USING btree ("expires_at");