-- Names from before they were normalised hold blanks and characters that nobody sees, so that a new one that looks the same passes as
-- another. They become what a save would store (shared-kit/src/rules/normaliseName.ts), as a version by the product itself. Where
-- another item would then have the same name, both keep theirs; so does a name that a save would refuse, being empty or too long.
CREATE FUNCTION "normalised_name"("name" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN length("normalised") BETWEEN 1 AND 200 THEN "normalised" ELSE "name" END FROM (
    -- Another encoding knows no such characters.
    SELECT CASE WHEN getdatabaseencoding() <> 'UTF8' THEN "name" ELSE normalize(regexp_replace(regexp_replace(regexp_replace("name",
      '[\u007f-\u0084\u0086-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'),
      '[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\n\r\u0085\u2028\u2029]+', ' ', 'g'),
      '^[ \u000b\u000c]+|[ \u000b\u000c]+$', '', 'g'), NFC) END AS "normalised") "it"
$$;--> statement-breakpoint
WITH "renamed" AS (
  UPDATE "calendars" SET "name" = normalised_name("was"."name"), "version" = "was"."version" + 1 FROM "calendars" "was"
  WHERE "was"."id" = "calendars"."id" AND normalised_name("was"."name") <> "was"."name" AND NOT EXISTS (
    SELECT FROM "calendars" "other" WHERE "other"."id" <> "was"."id" AND "other"."property_id" = "was"."property_id"
      AND lower(normalised_name("other"."name")) = lower(normalised_name("was"."name")))
  RETURNING "was"."id", "was"."name" AS "before", "calendars"."name", "calendars"."version"
), "known" AS (
  UPDATE "version_items" SET "name" = "renamed"."name" FROM "renamed" WHERE "kind" = 'calendars' AND "item_id" = "renamed"."id"
  RETURNING "version_items"."id" AS "item", "before", "renamed"."name", "version"
)
INSERT INTO "versions" ("at", "item", "version", "action", "delta")
SELECT now(), "item", "version", 'changed', json_build_object('name', json_build_array(json_build_array("before"), json_build_array("name")))::text
FROM "known";--> statement-breakpoint
WITH "renamed" AS (
  UPDATE "faq_categories" SET "name" = normalised_name("was"."name"), "version" = "was"."version" + 1 FROM "faq_categories" "was"
  WHERE "was"."id" = "faq_categories"."id" AND normalised_name("was"."name") <> "was"."name" AND NOT EXISTS (
    SELECT FROM "faq_categories" "other" WHERE "other"."id" <> "was"."id" AND "other"."property_id" = "was"."property_id"
      AND lower(normalised_name("other"."name")) = lower(normalised_name("was"."name")))
  RETURNING "was"."id", "was"."name" AS "before", "faq_categories"."name", "faq_categories"."version"
), "known" AS (
  UPDATE "version_items" SET "name" = "renamed"."name" FROM "renamed" WHERE "kind" = 'faq-categories' AND "item_id" = "renamed"."id"
  RETURNING "version_items"."id" AS "item", "before", "renamed"."name", "version"
)
INSERT INTO "versions" ("at", "item", "version", "action", "delta")
SELECT now(), "item", "version", 'changed', json_build_object('name', json_build_array(json_build_array("before"), json_build_array("name")))::text
FROM "known";--> statement-breakpoint
WITH "renamed" AS (
  UPDATE "regions" SET "name" = normalised_name("was"."name"), "version" = "was"."version" + 1 FROM "regions" "was"
  WHERE "was"."id" = "regions"."id" AND normalised_name("was"."name") <> "was"."name" AND NOT EXISTS (
    SELECT FROM "regions" "other" WHERE "other"."id" <> "was"."id"
      AND lower(normalised_name("other"."name")) = lower(normalised_name("was"."name")))
  RETURNING "was"."id", "was"."name" AS "before", "regions"."name", "regions"."version"
), "known" AS (
  UPDATE "version_items" SET "name" = "renamed"."name" FROM "renamed" WHERE "kind" = 'regions' AND "item_id" = "renamed"."id"
  RETURNING "version_items"."id" AS "item", "before", "renamed"."name", "version"
)
INSERT INTO "versions" ("at", "item", "version", "action", "delta")
SELECT now(), "item", "version", 'changed', json_build_object('name', json_build_array(json_build_array("before"), json_build_array("name")))::text
FROM "known";--> statement-breakpoint
DROP FUNCTION "normalised_name";
