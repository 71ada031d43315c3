SELECT partition_by_year('booking_events');--> statement-breakpoint
DROP FUNCTION partition_by_year;
