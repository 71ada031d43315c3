-- As people read: without case and accents. Kept with each row, as folding them on each call took longer than all else.
CREATE FUNCTION plain_letters(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(raw, NFKC)))
$$;--> statement-breakpoint
ALTER TABLE "central_services"
  ADD COLUMN "plain_name" text COLLATE "C" NOT NULL GENERATED ALWAYS AS (plain_letters(name)) STORED,
  ADD COLUMN "plain_words" text NOT NULL
    GENERATED ALWAYS AS (plain_letters(name || ' ' || description || ' ' || category)) STORED;--> statement-breakpoint
CREATE INDEX "central_services_plain" ON "central_services" USING btree ("category",plain_name,"id");--> statement-breakpoint
CREATE INDEX "central_services_plain_name" ON "central_services" USING btree (plain_name,"id");
