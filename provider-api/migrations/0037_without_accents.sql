-- Lists are ordered, and searches compare, without regard to accents (shared-kit/src/rules/contains.ts). A text with as many bytes as
-- letters has no accents: leaving it alone keeps the search of a long list as fast as before. The function is not STRICT, so that
-- PostgreSQL can make it part of a query instead of calling it for every row.
DO $$
BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    CREATE FUNCTION without_accents(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $function$ SELECT CASE WHEN octet_length($1) = char_length($1) THEN $1 ELSE regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') END $function$;
  ELSE
    -- Another encoding has no such characters.
    CREATE FUNCTION without_accents(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$ SELECT $1 $function$;
  END IF;
END
$$;--> statement-breakpoint
DROP INDEX "properties_order";--> statement-breakpoint
DROP INDEX "api_tokens_order";--> statement-breakpoint
DROP INDEX "users_order";--> statement-breakpoint
DROP INDEX "tags_order";--> statement-breakpoint
DROP INDEX "shared_specials_order";--> statement-breakpoint
CREATE INDEX "regions_order" ON "regions" USING btree (lower(without_accents("name")),"id");--> statement-breakpoint
CREATE INDEX "properties_order" ON "properties" USING btree ("archived",lower(without_accents("name")),"id");--> statement-breakpoint
CREATE INDEX "api_tokens_order" ON "api_tokens" USING btree (lower(without_accents("name")),"id");--> statement-breakpoint
CREATE INDEX "users_order" ON "users" USING btree (lower(without_accents("last_name")),lower(without_accents("first_name")),"id");--> statement-breakpoint
CREATE INDEX "tags_order" ON "tags" USING btree (lower(without_accents("name")),"id");--> statement-breakpoint
CREATE INDEX "shared_specials_order" ON "shared_specials" USING btree ("archived",lower(without_accents("title")),"id");