-- An entry is named by its id and its time now; the check of the chain finds a link whose entry is missing.
ALTER TABLE "audit_links" DROP CONSTRAINT "audit_links_entry_id_audit_entries_id_fk";--> statement-breakpoint
SELECT partition_by_year('audit_entries');
