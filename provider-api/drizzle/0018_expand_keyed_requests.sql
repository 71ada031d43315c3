CREATE TABLE "keyed_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"locked_until" timestamp with time zone,
	"reply" jsonb,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "keyed_requests_ends" ON "keyed_requests" USING btree ("ends_at");