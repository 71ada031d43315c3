-- Payments from before the ledger are posted as they would be now; what came back of them came back whole.
INSERT INTO "ledger_transactions" ("key", "event", "booking_id", "at")
  SELECT 'captured:' || p."gateway_payment_id",
    CASE WHEN b."confirmed_at" IS NULL THEN 'captured-unbooked' ELSE 'captured' END, b."id", p."captured_at"
  FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
  WHERE p."captured_at" IS NOT NULL
  ORDER BY p."captured_at";--> statement-breakpoint
-- Whoever paid an order twice has a job for the second payment, and nothing else tells of it.
INSERT INTO "ledger_transactions" ("key", "event", "booking_id", "at")
  SELECT DISTINCT ON ("key") 'captured:' || "key", 'captured-unbooked', ("payload" ->> 'bookingId')::uuid, "created_at"
  FROM "outbox" WHERE "kind" = 'payment.refund' AND "payload" ->> 'reason' = 'paid-twice'
  ORDER BY "key", "created_at";--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "salon_id", "amount_paise")
  SELECT t."id", e."account", CASE WHEN e."account" = 'salon' THEN b."salon_id" END, e."paise"
  FROM "ledger_transactions" t JOIN "bookings" b ON b."id" = t."booking_id",
    LATERAL (VALUES
      ('gateway', 'captured', b."total_paise"), ('salon', 'captured', b."discount_paise" - b."base_paise"),
      ('fee', 'captured', -b."fee_paise"), ('cgst', 'captured', b."gst_paise" / 2 - b."gst_paise"),
      ('sgst', 'captured', -(b."gst_paise" / 2)),
      ('gateway', 'captured-unbooked', b."total_paise"), ('customer', 'captured-unbooked', -b."total_paise")
    ) e ("account", "event", "paise")
  WHERE e."event" = t."event" AND e."paise" <> 0;--> statement-breakpoint
INSERT INTO "refunds" ("booking_id", "gateway_payment_id", "gateway_refund_id", "key", "amount_paise", "reason",
    "status", "created_at", "updated_at", "processed_at")
  SELECT p."booking_id", p."gateway_payment_id", p."gateway_refund_id", 'refund-' || p."gateway_payment_id",
    p."amount_paise", CASE WHEN b."confirmed_at" IS NULL THEN 'slot-gone' ELSE 'customer-cancelled' END,
    CASE p."status" WHEN 'refunded' THEN 'processed' ELSE 'due' END, p."updated_at", p."updated_at",
    CASE p."status" WHEN 'refunded' THEN p."updated_at" END
  FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
  WHERE p."status" IN ('refund_due', 'refunded');--> statement-breakpoint
INSERT INTO "refunds" ("booking_id", "gateway_payment_id", "key", "amount_paise", "reason", "status",
    "created_at", "updated_at", "processed_at")
  SELECT DISTINCT ON ("key") ("payload" ->> 'bookingId')::uuid, "key", 'refund-' || "key",
    ("payload" ->> 'amountPaise')::int, 'paid-twice', CASE WHEN "done_at" IS NULL THEN 'due' ELSE 'processed' END,
    "created_at", coalesce("done_at", "created_at"), "done_at"
  FROM "outbox" WHERE "kind" = 'payment.refund' AND "payload" ->> 'reason' = 'paid-twice'
  ORDER BY "key", "created_at";--> statement-breakpoint
INSERT INTO "ledger_transactions" ("key", "event", "booking_id", "at")
  SELECT 'refund-due:' || "id", 'refund-due', "booking_id", "created_at"
  FROM "refunds" WHERE "reason" = 'customer-cancelled';--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "salon_id", "amount_paise")
  SELECT due."id", CASE e."account" WHEN 'gateway' THEN 'customer' ELSE e."account" END, e."salon_id", -e."amount_paise"
  FROM "ledger_transactions" due
  JOIN "refunds" r ON due."key" = 'refund-due:' || r."id"
  JOIN "ledger_transactions" t ON t."key" = 'captured:' || r."gateway_payment_id"
  JOIN "ledger_entries" e ON e."transaction_id" = t."id";--> statement-breakpoint
INSERT INTO "ledger_transactions" ("key", "event", "booking_id", "at")
  SELECT 'refund-paid:' || "id", 'refund-paid', "booking_id", "processed_at"
  FROM "refunds" WHERE "status" = 'processed';--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "amount_paise")
  SELECT t."id", e."account", e."sign" * r."amount_paise"
  FROM "refunds" r JOIN "ledger_transactions" t ON t."key" = 'refund-paid:' || r."id",
    LATERAL (VALUES ('customer', 1), ('gateway', -1)) e ("account", "sign");--> statement-breakpoint
UPDATE "outbox" o SET "kind" = 'refund.send', "key" = r."id", "payload" = jsonb_build_object('refundId', r."id")
  FROM "refunds" r WHERE o."kind" = 'payment.refund' AND r."key" = 'refund-' || o."key";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_refund_id_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "gateway_refund_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_paise";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" >= 0);--> statement-breakpoint
-- Money neither comes from nowhere nor goes there: asked of each transaction of the ledger when it is committed.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN asked := NEW.transaction_id;
  ELSE asked := NEW.id;
  END IF;
  IF (SELECT count(*) < 2 OR sum(amount_paise) <> 0 FROM ledger_entries WHERE transaction_id = asked) THEN
    RAISE EXCEPTION 'the entries of the ledger transaction % do not come to zero', asked
      USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint
-- A mistake is mended by another transaction.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what stands in % is never changed', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
-- Of a payment goes back what was captured of it at most. The lock makes two refunds of one payment wait for each other.
CREATE FUNCTION refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  capture bigint;
BEGIN
  SELECT id INTO capture FROM ledger_transactions WHERE key = 'captured:' || NEW.gateway_payment_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount_paise) FROM refunds WHERE gateway_payment_id = NEW.gateway_payment_id AND status <> 'failed') >
    coalesce((SELECT amount_paise FROM ledger_entries WHERE transaction_id = capture AND account = 'gateway'), 0) THEN
    RAISE EXCEPTION 'more of the payment % would go back than was captured', NEW.gateway_payment_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_capture';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_within_capture
  AFTER INSERT OR UPDATE OF "status", "amount_paise", "gateway_payment_id" ON "refunds"
  FOR EACH ROW WHEN (NEW."status" <> 'failed') EXECUTE FUNCTION refunds_within_capture();
