-- btree_gist: one exclusion constraint over ids and time ranges (no double booking).
-- pg_trgm, unaccent: search that forgives typing and accents. citext: e-mail addresses that ignore case.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
