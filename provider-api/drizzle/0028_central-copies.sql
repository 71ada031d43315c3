ALTER TABLE "central_services" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "central_service_id" uuid;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_central_service_id_central_services_id_fk" FOREIGN KEY ("central_service_id") REFERENCES "public"."central_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_copied" ON "services" USING btree ("central_service_id") WHERE "services"."central_service_id" is not null;--> statement-breakpoint
CREATE INDEX "services_with_central_picture" ON "services" USING btree (("image" ->> 'publicId')) WHERE "services"."image" ->> 'publicId' like 'central_services/%';--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_whose" CHECK ("uploads"."folder" <> 'central_services' or "uploads"."salon_id" is null);--> statement-breakpoint
-- A picture that the central catalogue shows no more is removed as a salon's is; the job finds the copies that show it.
CREATE TRIGGER pictures_released AFTER UPDATE OF "image" OR DELETE ON "central_services"
  FOR EACH ROW EXECUTE FUNCTION pictures_released('image');
