CREATE TABLE "desk_tallies" (
	"desk" text NOT NULL,
	"bucket" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "desk_tallies_desk_bucket_pk" PRIMARY KEY("desk","bucket")
);
--> statement-breakpoint
DROP INDEX "outbox_given_up";--> statement-breakpoint
DROP INDEX "outbox_done";--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor_and_kind" ON "audit_entries" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("name","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_owners" ON "users" USING btree ("name","id","email") WHERE "users"."role" = 'salon' and "users"."is_active" and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_retrying" ON "outbox" USING btree ("run_at","id") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_given_up_of" ON "outbox" USING btree ("kind" text_pattern_ops,"key","failed_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_done_of" ON "outbox" USING btree ("kind" text_pattern_ops,"done_at","id") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("failed_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at","id") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
-- How many rows of a desk stand how. Of a statement at once and always in the same order, so that two statements wait
-- for each other and never both.
CREATE FUNCTION tally_desk(named text, buckets text[], amounts integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO desk_tallies AS kept (desk, bucket, rows)
  SELECT named, changed.bucket, sum(changed.n) FROM unnest(buckets, amounts) AS changed (bucket, n)
  GROUP BY changed.bucket HAVING sum(changed.n) <> 0 ORDER BY changed.bucket
  ON CONFLICT (desk, bucket) DO UPDATE SET rows = kept.rows + excluded.rows
$$;--> statement-breakpoint
CREATE FUNCTION dispute_bucket(resolved_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN resolved_at IS NULL THEN 'open' ELSE 'resolved' END
$$;--> statement-breakpoint
CREATE FUNCTION disputes_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tally_desk('disputes', array_agg(dispute_bucket(resolved_at)), array_agg(1)) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tally_desk('disputes', array_agg(dispute_bucket(resolved_at)), array_agg(-1)) FROM gone;
  ELSE
    PERFORM tally_desk('disputes', array_agg(bucket), array_agg(n)) FROM (
      SELECT dispute_bucket(resolved_at) AS bucket, 1 AS n FROM added
      UNION ALL SELECT dispute_bucket(resolved_at), -1 FROM gone) changed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER disputes_tallied_added AFTER INSERT ON "disputes" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION disputes_tallied();--> statement-breakpoint
CREATE TRIGGER disputes_tallied_gone AFTER DELETE ON "disputes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION disputes_tallied();--> statement-breakpoint
CREATE TRIGGER disputes_tallied_changed AFTER UPDATE ON "disputes" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION disputes_tallied();--> statement-breakpoint
CREATE FUNCTION message_bucket(is_spam boolean, state text, subject text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_spam THEN 'spam' ELSE state END || ' ' || subject
$$;--> statement-breakpoint
CREATE FUNCTION messages_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tally_desk('messages', array_agg(message_bucket(is_spam, state, subject)), array_agg(1)) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tally_desk('messages', array_agg(message_bucket(is_spam, state, subject)), array_agg(-1)) FROM gone;
  ELSE
    PERFORM tally_desk('messages', array_agg(bucket), array_agg(n)) FROM (
      SELECT message_bucket(is_spam, state, subject) AS bucket, 1 AS n FROM added
      UNION ALL SELECT message_bucket(is_spam, state, subject), -1 FROM gone) changed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_tallied_added AFTER INSERT ON "contact_messages" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();--> statement-breakpoint
CREATE TRIGGER messages_tallied_gone AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();--> statement-breakpoint
CREATE TRIGGER messages_tallied_changed AFTER UPDATE ON "contact_messages" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();--> statement-breakpoint
INSERT INTO "desk_tallies" ("desk", "bucket", "rows")
  SELECT 'disputes', dispute_bucket(resolved_at), count(*) FROM "disputes" GROUP BY 2
  UNION ALL SELECT 'messages', message_bucket(is_spam, state, subject), count(*) FROM "contact_messages" GROUP BY 2;
