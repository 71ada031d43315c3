CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"no" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"no" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_unlinked" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_of_salon";--> statement-breakpoint
DROP INDEX "audit_entries_of_subject";--> statement-breakpoint
DROP INDEX "audit_entries_of_action";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "salts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seals" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_kind" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_salon" ON "audit_entries" USING btree ("salon_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("salon_id","action","at","id");--> statement-breakpoint
-- Each field gets a salt of its own and the hash of both: the chain holds to the hash, so that a value can be erased.
CREATE FUNCTION audit_sealed(changes jsonb, OUT salts jsonb, OUT seals jsonb) LANGUAGE sql VOLATILE AS $$
  WITH fields AS MATERIALIZED (
    SELECT key, value, replace(gen_random_uuid()::text, '-', '') AS salt FROM jsonb_each(changes)
  )
  SELECT coalesce(jsonb_object_agg(key, salt), '{}'),
    coalesce(jsonb_object_agg(key, encode(sha256(convert_to(salt || ':' || key || ':' || value::text, 'UTF8')), 'hex')), '{}')
  FROM fields;
$$;--> statement-breakpoint
UPDATE "audit_entries" e SET "written_at" = e."at", "salts" = s.salts, "seals" = s.seals
  FROM (SELECT id, (audit_sealed(changes)).* FROM "audit_entries" OFFSET 0) s WHERE s.id = e.id;--> statement-breakpoint
INSERT INTO "audit_unlinked" ("entry_id") SELECT "id" FROM "audit_entries";--> statement-breakpoint
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
