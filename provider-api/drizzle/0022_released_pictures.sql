-- Whatever stops showing an uploaded picture, its removal is on its way: no code can forget it. The job looks again
-- before it deletes, and one that waits already stays as it is.
CREATE FUNCTION uploads_shown(kept jsonb, columns text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT id #>> '{}'), '{}')
  FROM unnest(columns) shown, jsonb_path_query(kept -> shown, '$.**.publicId') id
$$;--> statement-breakpoint
CREATE FUNCTION pictures_released() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown_before text[] := uploads_shown(to_jsonb(old), TG_ARGV);
  shown_after text[] := CASE TG_OP WHEN 'DELETE' THEN '{}'::text[] ELSE uploads_shown(to_jsonb(new), TG_ARGV) END;
BEGIN
  INSERT INTO outbox (kind, key, payload, run_at)
  SELECT 'uploads.remove-unused', id,
    jsonb_build_object('folder', split_part(id, '/', 1), 'id', split_part(id, '/', 2)),
    now() + interval '1 day'
  FROM unnest(shown_before) id
  WHERE id <> ALL (shown_after)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "cover", "gallery", "work_pictures", "owner_picture" OR DELETE ON "salons"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('cover', 'gallery', 'work_pictures', 'owner_picture');--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "image" OR DELETE ON "services"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('image');--> statement-breakpoint
CREATE TRIGGER pictures_released AFTER UPDATE OF "photo" OR DELETE ON "specialists"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('photo');
