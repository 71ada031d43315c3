-- The rows that were there before the checks are read while others are written.
alter table salons validate constraint salons_serves;--> statement-breakpoint
alter table salons validate constraint salons_amenities;--> statement-breakpoint
alter table specialists validate constraint specialists_gender;
