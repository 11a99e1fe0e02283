CREATE TABLE "asset_uses" (
	"asset_id" text NOT NULL,
	"table_name" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "asset_uses_asset_id_table_name_item_id_pk" PRIMARY KEY("asset_id","table_name","item_id")
);
--> statement-breakpoint
CREATE INDEX "asset_uses_item" ON "asset_uses" USING btree ("table_name","item_id");
--> statement-breakpoint
-- The files that an item refers to: every {assetId} at any depth, and the document of a tiled promo, which is its bare id.
CREATE FUNCTION asset_ids_in(item jsonb) RETURNS TABLE (asset_id text) LANGUAGE sql IMMUTABLE AS $$
  SELECT found #>> '{}' FROM jsonb_path_query(item, '$.**.assetId') found
    WHERE jsonb_typeof(found) = 'string' AND found #>> '{}' <> ''
  UNION SELECT item ->> 'pdf' WHERE jsonb_typeof(item -> 'pdf') = 'string' AND item ->> 'pdf' <> ''
$$;
--> statement-breakpoint
-- Most changes bring no other file, and then nothing is written.
CREATE FUNCTION follow_asset_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := ARRAY(SELECT asset_id FROM asset_ids_in(to_jsonb(OLD)) ORDER BY 1);
  now text[] := ARRAY(SELECT asset_id FROM asset_ids_in(to_jsonb(NEW)) ORDER BY 1);
BEGIN
  IF before = now THEN RETURN NULL; END IF;
  DELETE FROM "asset_uses" WHERE "table_name" = TG_TABLE_NAME AND "item_id" = OLD."id";
  INSERT INTO "asset_uses" SELECT unnest(now), TG_TABLE_NAME, NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "accommodations" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'accommodations', "accommodations"."id" FROM "accommodations", asset_ids_in(to_jsonb("accommodations")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "calendar_events" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'calendar_events', "calendar_events"."id" FROM "calendar_events", asset_ids_in(to_jsonb("calendar_events")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "calendars" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'calendars', "calendars"."id" FROM "calendars", asset_ids_in(to_jsonb("calendars")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'events', "events"."id" FROM "events", asset_ids_in(to_jsonb("events")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "faq_categories" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'faq_categories', "faq_categories"."id" FROM "faq_categories", asset_ids_in(to_jsonb("faq_categories")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "faqs" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'faqs', "faqs"."id" FROM "faqs", asset_ids_in(to_jsonb("faqs")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "home_promos" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'home_promos', "home_promos"."id" FROM "home_promos", asset_ids_in(to_jsonb("home_promos")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "lists" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'lists', "lists"."id" FROM "lists", asset_ids_in(to_jsonb("lists")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "menus" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'menus', "menus"."id" FROM "menus", asset_ids_in(to_jsonb("menus")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "presses" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'presses', "presses"."id" FROM "presses", asset_ids_in(to_jsonb("presses")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'properties', "properties"."id" FROM "properties", asset_ids_in(to_jsonb("properties")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "shared_specials" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'shared_specials', "shared_specials"."id" FROM "shared_specials", asset_ids_in(to_jsonb("shared_specials")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "specials" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'specials', "specials"."id" FROM "specials", asset_ids_in(to_jsonb("specials")) found;
--> statement-breakpoint
CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "tiled_promos" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();
--> statement-breakpoint
INSERT INTO "asset_uses" SELECT found.asset_id, 'tiled_promos', "tiled_promos"."id" FROM "tiled_promos", asset_ids_in(to_jsonb("tiled_promos")) found;
