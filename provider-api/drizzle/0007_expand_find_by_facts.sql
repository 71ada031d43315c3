-- outside a transaction: the index is built while salons are written.
create index concurrently if not exists salons_by_facts on salons using gin (salon_facts(serves, amenities, home_service, has_female_specialist));
