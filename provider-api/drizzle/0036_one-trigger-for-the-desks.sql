-- One trigger keeps the tallies of every desk: it is told the desk, and how a row's bucket is found. Of a statement at
-- once and always in the same order, so that two statements wait for each other and never both.
DROP TRIGGER disputes_tallied_added ON "disputes";--> statement-breakpoint
DROP TRIGGER disputes_tallied_gone ON "disputes";--> statement-breakpoint
DROP TRIGGER disputes_tallied_changed ON "disputes";--> statement-breakpoint
DROP TRIGGER messages_tallied_added ON "contact_messages";--> statement-breakpoint
DROP TRIGGER messages_tallied_gone ON "contact_messages";--> statement-breakpoint
DROP TRIGGER messages_tallied_changed ON "contact_messages";--> statement-breakpoint
DROP FUNCTION disputes_tallied();--> statement-breakpoint
DROP FUNCTION messages_tallied();--> statement-breakpoint
DROP FUNCTION tally_desk(text, text[], integer[]);--> statement-breakpoint
CREATE FUNCTION desk_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($tally$
    INSERT INTO desk_tallies AS kept (desk, bucket, rows)
    SELECT %L, changed.bucket, sum(changed.n) FROM (%s) AS changed (bucket, n)
    GROUP BY changed.bucket HAVING sum(changed.n) <> 0 ORDER BY changed.bucket
    ON CONFLICT (desk, bucket) DO UPDATE SET rows = kept.rows + excluded.rows
  $tally$, TG_ARGV[0], concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s, 1 FROM added', TG_ARGV[1]) END,
    CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s, -1 FROM gone', TG_ARGV[1]) END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER disputes_tallied_added AFTER INSERT ON "disputes" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER disputes_tallied_gone AFTER DELETE ON "disputes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER disputes_tallied_changed AFTER UPDATE ON "disputes" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('disputes', 'dispute_bucket(resolved_at)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_added AFTER INSERT ON "contact_messages" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('messages', 'message_bucket(is_spam, state, subject)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_gone AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('messages', 'message_bucket(is_spam, state, subject)');--> statement-breakpoint
CREATE TRIGGER messages_tallied_changed AFTER UPDATE ON "contact_messages" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('messages', 'message_bucket(is_spam, state, subject)');
