CREATE TABLE "user_counts" (
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "user_counts_role_is_active_pk" PRIMARY KEY("role","is_active")
);
--> statement-breakpoint
CREATE INDEX "users_list_created" ON "users" USING btree ("created_at","id","role","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_name" ON "users" USING btree (lower("name"),"id","role","is_active","name") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_email" ON "users" USING btree ("email","id","role","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_role" ON "users" USING btree ("role","id","is_active") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_list_active" ON "users" USING btree ("is_active","id","role") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((' ' || "name" || ' ' || "email"::text || ' ' || "phone") gin_trgm_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
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
INSERT INTO "user_counts" ("role", "is_active", "count")
SELECT role, is_active, count(*) FROM "users" WHERE deleted_at IS NULL GROUP BY role, is_active;
