CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_end" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
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
-- Until now a session had no refresh token: it could not go on.
UPDATE "sessions" SET "revoked_at" = now() WHERE "revoked_at" IS NULL;--> statement-breakpoint
-- Indian numbers in the one form in which they are kept from now on.
UPDATE "users" SET "phone" = '+91' || right(regexp_replace("phone", '\D', '', 'g'), 10)
WHERE "phone" ~ '^(\+91|0)?[ -]?[6-9]\d{4}[ -]?\d{5}$';
