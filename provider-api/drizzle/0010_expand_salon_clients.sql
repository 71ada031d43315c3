CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"person" text GENERATED ALWAYS AS (coalesce(customer_id::text, phone)) STORED NOT NULL,
	"visits" integer NOT NULL,
	"last_visit" timestamp with time zone,
	"latest_visit" timestamp with time zone NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "salon_clients_person" UNIQUE("salon_id","person"),
	CONSTRAINT "salon_clients_tags" CHECK (cardinality("salon_clients"."tags") <= 8)
);
--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_salon_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."salon_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_clients" ADD CONSTRAINT "salon_clients_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_clients" ADD CONSTRAINT "salon_clients_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_of_client" ON "client_notes" USING btree ("client_id","at","id");--> statement-breakpoint
CREATE INDEX "salon_clients_of_customer" ON "salon_clients" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "salon_clients_by_visit" ON "salon_clients" USING btree ("salon_id","latest_visit","id");--> statement-breakpoint
CREATE INDEX "salon_clients_by_name" ON "salon_clients" USING btree ("salon_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "salon_clients_by_visits" ON "salon_clients" USING btree ("salon_id","visits","id");--> statement-breakpoint
CREATE INDEX "salon_clients_tagged" ON "salon_clients" USING btree ("salon_id") WHERE cardinality("salon_clients"."tags") > 0;--> statement-breakpoint

-- Writes down what the bookings of these people at a salon say of them. What the salon noted stays.
CREATE FUNCTION refresh_clients(of_salon uuid, persons text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM salon_clients WHERE salon_id = of_salon AND person = ANY (persons) ORDER BY person FOR UPDATE;
  INSERT INTO salon_clients AS kept (salon_id, customer_id, name, phone, visits, last_visit, latest_visit)
  SELECT of_salon, b.customer_id,
    -- A walk-in without a name is called 'Walk-in'; a name told at another visit says more.
    (array_agg(b.customer_name ORDER BY b.customer_id IS NULL AND b.customer_name = 'Walk-in', b.created_at DESC, b.id))[1],
    (array_agg(b.customer_phone ORDER BY b.created_at DESC, b.id))[1],
    count(*) FILTER (WHERE b.status = 'completed' AND b.attendance IS DISTINCT FROM 'no_show'),
    max(lower(b.during)) FILTER (WHERE b.status = 'completed' AND b.attendance IS DISTINCT FROM 'no_show'),
    coalesce(max(lower(b.during)) FILTER (WHERE b.status <> 'cancelled'), max(lower(b.during)))
  FROM bookings b
  WHERE b.salon_id = of_salon AND coalesce(b.customer_id::text, b.customer_phone) = ANY (persons)
    AND b.status NOT IN ('held', 'expired')
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = b.customer_id AND u.deleted_at IS NOT NULL)
  GROUP BY coalesce(b.customer_id::text, b.customer_phone), b.customer_id
  HAVING coalesce(b.customer_id::text, b.customer_phone) <> ''
  ORDER BY coalesce(b.customer_id::text, b.customer_phone)
  ON CONFLICT (salon_id, person) DO UPDATE SET
    (name, phone, visits, last_visit, latest_visit) =
      (excluded.name, excluded.phone, excluded.visits, excluded.last_visit, excluded.latest_visit)
    WHERE (kept.name, kept.phone, kept.visits, kept.last_visit, kept.latest_visit) IS DISTINCT FROM
      (excluded.name, excluded.phone, excluded.visits, excluded.last_visit, excluded.latest_visit);
END $$;--> statement-breakpoint
CREATE FUNCTION clients_refreshed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := coalesce(NEW.customer_id::text, NEW.customer_phone);
BEGIN
  -- At commit all is written: after one row of a client, the next ones of the same client say nothing new.
  IF current_setting('sundara.refreshed_client', true) IS DISTINCT FROM NEW.salon_id || person THEN
    PERFORM refresh_clients(NEW.salon_id, ARRAY[person]);
    PERFORM set_config('sundara.refreshed_client', NEW.salon_id || person, true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At commit, so that two open transactions about visits of one client don't wait for each other.
CREATE CONSTRAINT TRIGGER clients_refreshed
  AFTER INSERT OR UPDATE OF "status", "attendance", "during", "customer_name", "customer_phone" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status NOT IN ('held', 'expired'))
  EXECUTE FUNCTION clients_refreshed();--> statement-breakpoint
-- Bookings from before have their clients written down by a job, in parts.
INSERT INTO outbox (kind, key, payload, run_at)
SELECT 'salon.fill-clients', 'all', '{"after": "00000000-0000-0000-0000-000000000000"}', 'epoch' WHERE EXISTS (SELECT FROM bookings);
