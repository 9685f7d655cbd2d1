-- Every four characters in a row of each number; one to three characters at its beginning (after a space) and at its end
-- (before one), for texts of several words; and a number of up to three characters as a whole (between spaces). Short texts had
-- long lists of orders where they are anywhere in a number.
CREATE OR REPLACE FUNCTION number_parts(numbers text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  parts text[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY string_to_array(numbers, ' ') LOOP
    FOR size IN 1 .. least(length(word), 3) LOOP
      parts := parts || (' ' || left(word, size)) || (right(word, size) || ' ');
    END LOOP;
    IF length(word) BETWEEN 1 AND 3 THEN
      parts := parts || (' ' || word || ' ');
    END IF;
    FOR at IN 1 .. length(word) - 3 LOOP
      parts := parts || substr(word, at, 4);
    END LOOP;
  END LOOP;
  RETURN parts;
END
$$;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "search_parts" SET EXPRESSION AS (number_parts("search_text"));
