-- As before, but a price of more than 2,14,748 rupees times a hundred is counted too.
CREATE OR REPLACE FUNCTION sum_up_services(of_salons uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  PERFORM FROM salons WHERE id = ANY (of_salons) ORDER BY id FOR NO KEY UPDATE;
  WITH sold AS MATERIALIZED (
    SELECT salon_id, name, concat_ws(' ', name, array_to_string(specializations, ' ')) AS text,
           round(price_paise::bigint * (100 - discount_percent) / 100.0)::integer AS paise
    FROM services WHERE salon_id = ANY (of_salons) AND is_active
  ), folded AS MATERIALIZED (
    SELECT text, search_document(text) AS words FROM (SELECT DISTINCT text FROM sold) AS each
  ), summed AS (
    SELECT salon.id, coalesce(prices.low, 0) AS low, coalesce(prices.high, 0) AS high, coalesce(texts.words, '{}') AS words
    FROM unnest(of_salons) AS salon (id)
    LEFT JOIN (SELECT salon_id, min(paise) AS low, max(paise) AS high FROM sold GROUP BY 1) AS prices ON prices.salon_id = salon.id
    LEFT JOIN (SELECT salon_id, array_agg(DISTINCT word ORDER BY word) AS words
               FROM sold JOIN folded USING (text), unnest(folded.words) AS word GROUP BY 1) AS texts ON texts.salon_id = salon.id
  )
  UPDATE salons SET service_words = summed.words, from_paise = summed.low, to_paise = summed.high
  FROM summed WHERE salons.id = summed.id
    AND (salons.service_words, salons.from_paise, salons.to_paise) IS DISTINCT FROM (summed.words, summed.low, summed.high);
  SELECT array_agg(DISTINCT name) FROM services WHERE salon_id = ANY (of_salons) AND is_active INTO names;
  PERFORM search_learn(names, 2::smallint) WHERE names IS NOT NULL;
  PERFORM search_remember(array_agg(DISTINCT array_to_string(specializations, ' ')) || names)
    FROM services WHERE salon_id = ANY (of_salons) AND is_active;
END $$;
