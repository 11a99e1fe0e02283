-- Texts are bounded where they are changed, not by CHECK: a row that is older than its bounds can be changed in everything else.
CREATE FUNCTION too_long(path text, most integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is longer than % characters', path, most
    USING ERRCODE = 'string_data_right_truncation', COLUMN = path, DETAIL = most;
END $$;
--> statement-breakpoint
-- From here on written by: npm run bounds -w provider-api
CREATE OR REPLACE FUNCTION bounds_of_accommodations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."type") > 1000 AND length(NEW."type") > 1000 AND NEW."type" IS DISTINCT FROM OLD."type" THEN PERFORM too_long('type', 1000); END IF;
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."short_description") > 200000 AND length(NEW."short_description") > 200000 AND NEW."short_description" IS DISTINCT FROM OLD."short_description" THEN PERFORM too_long('short_description', 200000); END IF;
  IF octet_length(NEW."modal1_title") > 200 AND length(NEW."modal1_title") > 200 AND NEW."modal1_title" IS DISTINCT FROM OLD."modal1_title" THEN PERFORM too_long('modal1_title', 200); END IF;
  IF octet_length(NEW."modal1_content") > 200000 AND length(NEW."modal1_content") > 200000 AND NEW."modal1_content" IS DISTINCT FROM OLD."modal1_content" THEN PERFORM too_long('modal1_content', 200000); END IF;
  IF octet_length(NEW."modal2_title") > 200 AND length(NEW."modal2_title") > 200 AND NEW."modal2_title" IS DISTINCT FROM OLD."modal2_title" THEN PERFORM too_long('modal2_title', 200); END IF;
  IF octet_length(NEW."modal2_content") > 200000 AND length(NEW."modal2_content") > 200000 AND NEW."modal2_content" IS DISTINCT FROM OLD."modal2_content" THEN PERFORM too_long('modal2_content', 200000); END IF;
  IF octet_length(NEW."promo_flag") > 200 AND length(NEW."promo_flag") > 200 AND NEW."promo_flag" IS DISTINCT FROM OLD."promo_flag" THEN PERFORM too_long('promo_flag', 200); END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{type}')) > 1000 AND (NEW."cta" #>> '{type}') IS DISTINCT FROM (OLD."cta" #>> '{type}') THEN PERFORM too_long('cta.type', 1000); END IF;
    IF length((NEW."cta" #>> '{typeOther}')) > 200 AND (NEW."cta" #>> '{typeOther}') IS DISTINCT FROM (OLD."cta" #>> '{typeOther}') THEN PERFORM too_long('cta.typeOther', 200); END IF;
    IF length((NEW."cta" #>> '{trackingTag}')) > 1000 AND (NEW."cta" #>> '{trackingTag}') IS DISTINCT FROM (OLD."cta" #>> '{trackingTag}') THEN PERFORM too_long('cta.trackingTag', 1000); END IF;
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "type", "title", "short_description", "modal1_title", "modal1_content", "modal2_title", "modal2_content", "promo_flag", "images", "cta"
ON "accommodations" FOR EACH ROW EXECUTE FUNCTION bounds_of_accommodations();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_calendar_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."repeats") > 1000 AND length(NEW."repeats") > 1000 AND NEW."repeats" IS DISTINCT FROM OLD."repeats" THEN PERFORM too_long('repeats', 1000); END IF;
  IF NEW."repeats_on" IS DISTINCT FROM OLD."repeats_on" THEN
    IF length((NEW."repeats_on" #>> '{}')) > 1500000 AND (NEW."repeats_on" #>> '{}') IS DISTINCT FROM (OLD."repeats_on" #>> '{}') THEN PERFORM too_long('repeats_on', 1500000); END IF;
  END IF;
  IF octet_length(NEW."repeats_ends_on") > 1000 AND length(NEW."repeats_ends_on") > 1000 AND NEW."repeats_ends_on" IS DISTINCT FROM OLD."repeats_ends_on" THEN PERFORM too_long('repeats_ends_on', 1000); END IF;
  IF octet_length(NEW."event_ends_option") > 1000 AND length(NEW."event_ends_option") > 1000 AND NEW."event_ends_option" IS DISTINCT FROM OLD."event_ends_option" THEN PERFORM too_long('event_ends_option', 1000); END IF;
  IF octet_length(NEW."calendar_id") > 1000 AND length(NEW."calendar_id") > 1000 AND NEW."calendar_id" IS DISTINCT FROM OLD."calendar_id" THEN PERFORM too_long('calendar_id', 1000); END IF;
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."short_description") > 1000 AND length(NEW."short_description") > 1000 AND NEW."short_description" IS DISTINCT FROM OLD."short_description" THEN PERFORM too_long('short_description', 1000); END IF;
  IF octet_length(NEW."start") > 1000 AND length(NEW."start") > 1000 AND NEW."start" IS DISTINCT FROM OLD."start" THEN PERFORM too_long('start', 1000); END IF;
  IF octet_length(NEW."end") > 1000 AND length(NEW."end") > 1000 AND NEW."end" IS DISTINCT FROM OLD."end" THEN PERFORM too_long('end', 1000); END IF;
  IF octet_length(NEW."custom_time") > 1000 AND length(NEW."custom_time") > 1000 AND NEW."custom_time" IS DISTINCT FROM OLD."custom_time" THEN PERFORM too_long('custom_time', 1000); END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{type}')) > 1000 AND (NEW."cta" #>> '{type}') IS DISTINCT FROM (OLD."cta" #>> '{type}') THEN PERFORM too_long('cta.type', 1000); END IF;
    IF length((NEW."cta" #>> '{linkText}')) > 200 AND (NEW."cta" #>> '{linkText}') IS DISTINCT FROM (OLD."cta" #>> '{linkText}') THEN PERFORM too_long('cta.linkText', 200); END IF;
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
    IF length((NEW."cta" #>> '{trackingTag}')) > 1000 AND (NEW."cta" #>> '{trackingTag}') IS DISTINCT FROM (OLD."cta" #>> '{trackingTag}') THEN PERFORM too_long('cta.trackingTag', 1000); END IF;
  END IF;
  IF NEW."details" IS DISTINCT FROM OLD."details" THEN
    IF length((NEW."details" #>> '{content}')) > 200000 AND (NEW."details" #>> '{content}') IS DISTINCT FROM (OLD."details" #>> '{content}') THEN PERFORM too_long('details.content', 200000); END IF;
    IF length((NEW."details" #>> '{image,assetId}')) > 1000 AND (NEW."details" #>> '{image,assetId}') IS DISTINCT FROM (OLD."details" #>> '{image,assetId}') THEN PERFORM too_long('details.image.assetId', 1000); END IF;
    IF length((NEW."details" #>> '{image,alt}')) > 1000 AND (NEW."details" #>> '{image,alt}') IS DISTINCT FROM (OLD."details" #>> '{image,alt}') THEN PERFORM too_long('details.image.alt', 1000); END IF;
    IF length((NEW."details" #>> '{image,videoUrl}')) > 2000 AND (NEW."details" #>> '{image,videoUrl}') IS DISTINCT FROM (OLD."details" #>> '{image,videoUrl}') THEN PERFORM too_long('details.image.videoUrl', 2000); END IF;
    IF length((NEW."details" #>> '{cta,type}')) > 1000 AND (NEW."details" #>> '{cta,type}') IS DISTINCT FROM (OLD."details" #>> '{cta,type}') THEN PERFORM too_long('details.cta.type', 1000); END IF;
    IF length((NEW."details" #>> '{cta,trackingTag}')) > 1000 AND (NEW."details" #>> '{cta,trackingTag}') IS DISTINCT FROM (OLD."details" #>> '{cta,trackingTag}') THEN PERFORM too_long('details.cta.trackingTag', 1000); END IF;
    IF length((NEW."details" #>> '{cta,linkUrl}')) > 2000 AND (NEW."details" #>> '{cta,linkUrl}') IS DISTINCT FROM (OLD."details" #>> '{cta,linkUrl}') THEN PERFORM too_long('details.cta.linkUrl', 2000); END IF;
    IF length((NEW."details" #>> '{cta,titleInput}')) > 200 AND (NEW."details" #>> '{cta,titleInput}') IS DISTINCT FROM (OLD."details" #>> '{cta,titleInput}') THEN PERFORM too_long('details.cta.titleInput', 200); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "repeats", "repeats_on", "repeats_ends_on", "event_ends_option", "calendar_id", "title", "short_description", "start", "end", "custom_time", "images", "cta", "details"
ON "calendar_events" FOR EACH ROW EXECUTE FUNCTION bounds_of_calendar_events();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "calendars" FOR EACH ROW EXECUTE FUNCTION bounds_of_calendars();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."body") > 200000 AND length(NEW."body") > 200000 AND NEW."body" IS DISTINCT FROM OLD."body" THEN PERFORM too_long('body', 200000); END IF;
  IF octet_length(NEW."short_description") > 1000 AND length(NEW."short_description") > 1000 AND NEW."short_description" IS DISTINCT FROM OLD."short_description" THEN PERFORM too_long('short_description', 1000); END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{type}')) > 1000 AND (NEW."cta" #>> '{type}') IS DISTINCT FROM (OLD."cta" #>> '{type}') THEN PERFORM too_long('cta.type', 1000); END IF;
    IF length((NEW."cta" #>> '{typeInput}')) > 200 AND (NEW."cta" #>> '{typeInput}') IS DISTINCT FROM (OLD."cta" #>> '{typeInput}') THEN PERFORM too_long('cta.typeInput', 200); END IF;
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
  END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF NEW."pdf" IS DISTINCT FROM OLD."pdf" THEN
    IF length((NEW."pdf" #>> '{assetId}')) > 1000 AND (NEW."pdf" #>> '{assetId}') IS DISTINCT FROM (OLD."pdf" #>> '{assetId}') THEN PERFORM too_long('pdf.assetId', 1000); END IF;
  END IF;
  IF octet_length(NEW."pdf_link_copy") > 200 AND length(NEW."pdf_link_copy") > 200 AND NEW."pdf_link_copy" IS DISTINCT FROM OLD."pdf_link_copy" THEN PERFORM too_long('pdf_link_copy', 200); END IF;
  IF octet_length(NEW."pdf_ga_link") > 1000 AND length(NEW."pdf_ga_link") > 1000 AND NEW."pdf_ga_link" IS DISTINCT FROM OLD."pdf_ga_link" THEN PERFORM too_long('pdf_ga_link', 1000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "body", "short_description", "cta", "images", "pdf", "pdf_link_copy", "pdf_ga_link"
ON "events" FOR EACH ROW EXECUTE FUNCTION bounds_of_events();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_faq_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "faq_categories" FOR EACH ROW EXECUTE FUNCTION bounds_of_faq_categories();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_faqs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."category_id") > 1000 AND length(NEW."category_id") > 1000 AND NEW."category_id" IS DISTINCT FROM OLD."category_id" THEN PERFORM too_long('category_id', 1000); END IF;
  IF octet_length(NEW."question") > 200 AND length(NEW."question") > 200 AND NEW."question" IS DISTINCT FROM OLD."question" THEN PERFORM too_long('question', 200); END IF;
  IF octet_length(NEW."answer") > 200000 AND length(NEW."answer") > 200000 AND NEW."answer" IS DISTINCT FROM OLD."answer" THEN PERFORM too_long('answer', 200000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "category_id", "question", "answer"
ON "faqs" FOR EACH ROW EXECUTE FUNCTION bounds_of_faqs();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_home_promos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."paragraph") > 200000 AND length(NEW."paragraph") > 200000 AND NEW."paragraph" IS DISTINCT FROM OLD."paragraph" THEN PERFORM too_long('paragraph', 200000); END IF;
  IF octet_length(NEW."promo_flag") > 200 AND length(NEW."promo_flag") > 200 AND NEW."promo_flag" IS DISTINCT FROM OLD."promo_flag" THEN PERFORM too_long('promo_flag', 200); END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
    IF length((NEW."cta" #>> '{trackingTag}')) > 1000 AND (NEW."cta" #>> '{trackingTag}') IS DISTINCT FROM (OLD."cta" #>> '{trackingTag}') THEN PERFORM too_long('cta.trackingTag', 1000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "paragraph", "promo_flag", "images", "cta"
ON "home_promos" FOR EACH ROW EXECUTE FUNCTION bounds_of_home_promos();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."header") > 200 AND length(NEW."header") > 200 AND NEW."header" IS DISTINCT FROM OLD."header" THEN PERFORM too_long('header', 200); END IF;
  IF octet_length(NEW."content") > 200000 AND length(NEW."content") > 200000 AND NEW."content" IS DISTINCT FROM OLD."content" THEN PERFORM too_long('content', 200000); END IF;
  IF NEW."page_displayed_on" IS DISTINCT FROM OLD."page_displayed_on" THEN
    IF length((NEW."page_displayed_on" #>> '{}')) > 1500000 AND (NEW."page_displayed_on" #>> '{}') IS DISTINCT FROM (OLD."page_displayed_on" #>> '{}') THEN PERFORM too_long('page_displayed_on', 1500000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "header", "content", "page_displayed_on"
ON "lists" FOR EACH ROW EXECUTE FUNCTION bounds_of_lists();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_menus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."script") > 100000 AND length(NEW."script") > 100000 AND NEW."script" IS DISTINCT FROM OLD."script" THEN PERFORM too_long('script', 100000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "script"
ON "menus" FOR EACH ROW EXECUTE FUNCTION bounds_of_menus();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_presses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."publisher") > 200 AND length(NEW."publisher") > 200 AND NEW."publisher" IS DISTINCT FROM OLD."publisher" THEN PERFORM too_long('publisher', 200); END IF;
  IF octet_length(NEW."body") > 200000 AND length(NEW."body") > 200000 AND NEW."body" IS DISTINCT FROM OLD."body" THEN PERFORM too_long('body', 200000); END IF;
  IF octet_length(NEW."url") > 2000 AND length(NEW."url") > 2000 AND NEW."url" IS DISTINCT FROM OLD."url" THEN PERFORM too_long('url', 2000); END IF;
  IF NEW."pdf" IS DISTINCT FROM OLD."pdf" THEN
    IF length((NEW."pdf" #>> '{assetId}')) > 1000 AND (NEW."pdf" #>> '{assetId}') IS DISTINCT FROM (OLD."pdf" #>> '{assetId}') THEN PERFORM too_long('pdf.assetId', 1000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "publisher", "body", "url", "pdf"
ON "presses" FOR EACH ROW EXECUTE FUNCTION bounds_of_presses();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_shared_specials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."anchor_title") > 200 AND length(NEW."anchor_title") > 200 AND NEW."anchor_title" IS DISTINCT FROM OLD."anchor_title" THEN PERFORM too_long('anchor_title', 200); END IF;
  IF octet_length(NEW."content") > 200000 AND length(NEW."content") > 200000 AND NEW."content" IS DISTINCT FROM OLD."content" THEN PERFORM too_long('content', 200000); END IF;
  IF octet_length(NEW."terms") > 200000 AND length(NEW."terms") > 200000 AND NEW."terms" IS DISTINCT FROM OLD."terms" THEN PERFORM too_long('terms', 200000); END IF;
  IF NEW."image" IS DISTINCT FROM OLD."image" THEN
    IF length((NEW."image" #>> '{assetId}')) > 1000 AND (NEW."image" #>> '{assetId}') IS DISTINCT FROM (OLD."image" #>> '{assetId}') THEN PERFORM too_long('image.assetId', 1000); END IF;
    IF length((NEW."image" #>> '{alt}')) > 1000 AND (NEW."image" #>> '{alt}') IS DISTINCT FROM (OLD."image" #>> '{alt}') THEN PERFORM too_long('image.alt', 1000); END IF;
    IF length((NEW."image" #>> '{videoUrl}')) > 2000 AND (NEW."image" #>> '{videoUrl}') IS DISTINCT FROM (OLD."image" #>> '{videoUrl}') THEN PERFORM too_long('image.videoUrl', 2000); END IF;
  END IF;
  IF octet_length(NEW."cta_option") > 1000 AND length(NEW."cta_option") > 1000 AND NEW."cta_option" IS DISTINCT FROM OLD."cta_option" THEN PERFORM too_long('cta_option', 1000); END IF;
  IF octet_length(NEW."link_url") > 2000 AND length(NEW."link_url") > 2000 AND NEW."link_url" IS DISTINCT FROM OLD."link_url" THEN PERFORM too_long('link_url', 2000); END IF;
  IF octet_length(NEW."tracking_tag") > 1000 AND length(NEW."tracking_tag") > 1000 AND NEW."tracking_tag" IS DISTINCT FROM OLD."tracking_tag" THEN PERFORM too_long('tracking_tag', 1000); END IF;
  IF octet_length(NEW."promo_flag") > 1000 AND length(NEW."promo_flag") > 1000 AND NEW."promo_flag" IS DISTINCT FROM OLD."promo_flag" THEN PERFORM too_long('promo_flag', 1000); END IF;
  IF octet_length(NEW."custom_url") > 200 AND length(NEW."custom_url") > 200 AND NEW."custom_url" IS DISTINCT FROM OLD."custom_url" THEN PERFORM too_long('custom_url', 200); END IF;
  IF octet_length(NEW."page_content") > 200000 AND length(NEW."page_content") > 200000 AND NEW."page_content" IS DISTINCT FROM OLD."page_content" THEN PERFORM too_long('page_content', 200000); END IF;
  IF octet_length(NEW."detail_title") > 200 AND length(NEW."detail_title") > 200 AND NEW."detail_title" IS DISTINCT FROM OLD."detail_title" THEN PERFORM too_long('detail_title', 200); END IF;
  IF octet_length(NEW."cta_url") > 2000 AND length(NEW."cta_url") > 2000 AND NEW."cta_url" IS DISTINCT FROM OLD."cta_url" THEN PERFORM too_long('cta_url', 2000); END IF;
  IF NEW."distribute_hotels" IS DISTINCT FROM OLD."distribute_hotels" THEN
    IF length((NEW."distribute_hotels" #>> '{}')) > 1500000 AND (NEW."distribute_hotels" #>> '{}') IS DISTINCT FROM (OLD."distribute_hotels" #>> '{}') THEN PERFORM too_long('distribute_hotels', 1500000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "anchor_title", "content", "terms", "image", "cta_option", "link_url", "tracking_tag", "promo_flag", "custom_url", "page_content", "detail_title", "cta_url", "distribute_hotels"
ON "shared_specials" FOR EACH ROW EXECUTE FUNCTION bounds_of_shared_specials();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_specials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."other_title") > 200 AND length(NEW."other_title") > 200 AND NEW."other_title" IS DISTINCT FROM OLD."other_title" THEN PERFORM too_long('other_title', 200); END IF;
  IF octet_length(NEW."content") > 200000 AND length(NEW."content") > 200000 AND NEW."content" IS DISTINCT FROM OLD."content" THEN PERFORM too_long('content', 200000); END IF;
  IF octet_length(NEW."terms_and_conditions") > 200000 AND length(NEW."terms_and_conditions") > 200000 AND NEW."terms_and_conditions" IS DISTINCT FROM OLD."terms_and_conditions" THEN PERFORM too_long('terms_and_conditions', 200000); END IF;
  IF octet_length(NEW."package_restrictions") > 200000 AND length(NEW."package_restrictions") > 200000 AND NEW."package_restrictions" IS DISTINCT FROM OLD."package_restrictions" THEN PERFORM too_long('package_restrictions', 200000); END IF;
  IF octet_length(NEW."promo_flag") > 200 AND length(NEW."promo_flag") > 200 AND NEW."promo_flag" IS DISTINCT FROM OLD."promo_flag" THEN PERFORM too_long('promo_flag', 200); END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{type}')) > 1000 AND (NEW."cta" #>> '{type}') IS DISTINCT FROM (OLD."cta" #>> '{type}') THEN PERFORM too_long('cta.type', 1000); END IF;
    IF length((NEW."cta" #>> '{trackingTag}')) > 1000 AND (NEW."cta" #>> '{trackingTag}') IS DISTINCT FROM (OLD."cta" #>> '{trackingTag}') THEN PERFORM too_long('cta.trackingTag', 1000); END IF;
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
  END IF;
  IF NEW."details" IS DISTINCT FROM OLD."details" THEN
    IF length((NEW."details" #>> '{customUrl}')) > 200 AND (NEW."details" #>> '{customUrl}') IS DISTINCT FROM (OLD."details" #>> '{customUrl}') THEN PERFORM too_long('details.customUrl', 200); END IF;
    IF length((NEW."details" #>> '{content}')) > 200000 AND (NEW."details" #>> '{content}') IS DISTINCT FROM (OLD."details" #>> '{content}') THEN PERFORM too_long('details.content', 200000); END IF;
    IF length((NEW."details" #>> '{image,assetId}')) > 1000 AND (NEW."details" #>> '{image,assetId}') IS DISTINCT FROM (OLD."details" #>> '{image,assetId}') THEN PERFORM too_long('details.image.assetId', 1000); END IF;
    IF length((NEW."details" #>> '{image,alt}')) > 1000 AND (NEW."details" #>> '{image,alt}') IS DISTINCT FROM (OLD."details" #>> '{image,alt}') THEN PERFORM too_long('details.image.alt', 1000); END IF;
    IF length((NEW."details" #>> '{image,videoUrl}')) > 2000 AND (NEW."details" #>> '{image,videoUrl}') IS DISTINCT FROM (OLD."details" #>> '{image,videoUrl}') THEN PERFORM too_long('details.image.videoUrl', 2000); END IF;
    IF length((NEW."details" #>> '{cta,type}')) > 1000 AND (NEW."details" #>> '{cta,type}') IS DISTINCT FROM (OLD."details" #>> '{cta,type}') THEN PERFORM too_long('details.cta.type', 1000); END IF;
    IF length((NEW."details" #>> '{cta,trackingTag}')) > 1000 AND (NEW."details" #>> '{cta,trackingTag}') IS DISTINCT FROM (OLD."details" #>> '{cta,trackingTag}') THEN PERFORM too_long('details.cta.trackingTag', 1000); END IF;
    IF length((NEW."details" #>> '{cta,linkUrl}')) > 2000 AND (NEW."details" #>> '{cta,linkUrl}') IS DISTINCT FROM (OLD."details" #>> '{cta,linkUrl}') THEN PERFORM too_long('details.cta.linkUrl', 2000); END IF;
    IF length((NEW."details" #>> '{cta,titleInput}')) > 200 AND (NEW."details" #>> '{cta,titleInput}') IS DISTINCT FROM (OLD."details" #>> '{cta,titleInput}') THEN PERFORM too_long('details.cta.titleInput', 200); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "other_title", "content", "terms_and_conditions", "package_restrictions", "promo_flag", "images", "cta", "details"
ON "specials" FOR EACH ROW EXECUTE FUNCTION bounds_of_specials();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_tiled_promos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."type") > 1000 AND length(NEW."type") > 1000 AND NEW."type" IS DISTINCT FROM OLD."type" THEN PERFORM too_long('type', 1000); END IF;
  IF octet_length(NEW."title") > 200 AND length(NEW."title") > 200 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 200); END IF;
  IF octet_length(NEW."short_description") > 200000 AND length(NEW."short_description") > 200000 AND NEW."short_description" IS DISTINCT FROM OLD."short_description" THEN PERFORM too_long('short_description', 200000); END IF;
  IF octet_length(NEW."modal1_title") > 200 AND length(NEW."modal1_title") > 200 AND NEW."modal1_title" IS DISTINCT FROM OLD."modal1_title" THEN PERFORM too_long('modal1_title', 200); END IF;
  IF octet_length(NEW."modal1_content") > 200000 AND length(NEW."modal1_content") > 200000 AND NEW."modal1_content" IS DISTINCT FROM OLD."modal1_content" THEN PERFORM too_long('modal1_content', 200000); END IF;
  IF octet_length(NEW."modal2_title") > 200 AND length(NEW."modal2_title") > 200 AND NEW."modal2_title" IS DISTINCT FROM OLD."modal2_title" THEN PERFORM too_long('modal2_title', 200); END IF;
  IF octet_length(NEW."modal2_content") > 200000 AND length(NEW."modal2_content") > 200000 AND NEW."modal2_content" IS DISTINCT FROM OLD."modal2_content" THEN PERFORM too_long('modal2_content', 200000); END IF;
  IF NEW."images" IS DISTINCT FROM OLD."images" THEN
    IF length((NEW."images" #>> '{}')) > 1500000 AND (NEW."images" #>> '{}') IS DISTINCT FROM (OLD."images" #>> '{}') THEN PERFORM too_long('images', 1500000); END IF;
  END IF;
  IF octet_length(NEW."pdf_link_title") > 200 AND length(NEW."pdf_link_title") > 200 AND NEW."pdf_link_title" IS DISTINCT FROM OLD."pdf_link_title" THEN PERFORM too_long('pdf_link_title', 200); END IF;
  IF octet_length(NEW."pdf_tracking_tag") > 1000 AND length(NEW."pdf_tracking_tag") > 1000 AND NEW."pdf_tracking_tag" IS DISTINCT FROM OLD."pdf_tracking_tag" THEN PERFORM too_long('pdf_tracking_tag', 1000); END IF;
  IF NEW."cta" IS DISTINCT FROM OLD."cta" THEN
    IF length((NEW."cta" #>> '{type}')) > 1000 AND (NEW."cta" #>> '{type}') IS DISTINCT FROM (OLD."cta" #>> '{type}') THEN PERFORM too_long('cta.type', 1000); END IF;
    IF length((NEW."cta" #>> '{typeOther}')) > 200 AND (NEW."cta" #>> '{typeOther}') IS DISTINCT FROM (OLD."cta" #>> '{typeOther}') THEN PERFORM too_long('cta.typeOther', 200); END IF;
    IF length((NEW."cta" #>> '{trackingTag}')) > 1000 AND (NEW."cta" #>> '{trackingTag}') IS DISTINCT FROM (OLD."cta" #>> '{trackingTag}') THEN PERFORM too_long('cta.trackingTag', 1000); END IF;
    IF length((NEW."cta" #>> '{linkUrl}')) > 2000 AND (NEW."cta" #>> '{linkUrl}') IS DISTINCT FROM (OLD."cta" #>> '{linkUrl}') THEN PERFORM too_long('cta.linkUrl', 2000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "type", "title", "short_description", "modal1_title", "modal1_content", "modal2_title", "modal2_content", "images", "pdf_link_title", "pdf_tracking_tag", "cta"
ON "tiled_promos" FOR EACH ROW EXECUTE FUNCTION bounds_of_tiled_promos();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  IF octet_length(NEW."display_as") > 1000 AND length(NEW."display_as") > 1000 AND NEW."display_as" IS DISTINCT FROM OLD."display_as" THEN PERFORM too_long('display_as', 1000); END IF;
  IF NEW."header_bar" IS DISTINCT FROM OLD."header_bar" THEN
    IF length((NEW."header_bar" #>> '{linkUrl}')) > 2000 AND (NEW."header_bar" #>> '{linkUrl}') IS DISTINCT FROM (OLD."header_bar" #>> '{linkUrl}') THEN PERFORM too_long('header_bar.linkUrl', 2000); END IF;
    IF length((NEW."header_bar" #>> '{trackingTag}')) > 1000 AND (NEW."header_bar" #>> '{trackingTag}') IS DISTINCT FROM (OLD."header_bar" #>> '{trackingTag}') THEN PERFORM too_long('header_bar.trackingTag', 1000); END IF;
    IF length((NEW."header_bar" #>> '{text}')) > 1000 AND (NEW."header_bar" #>> '{text}') IS DISTINCT FROM (OLD."header_bar" #>> '{text}') THEN PERFORM too_long('header_bar.text', 1000); END IF;
    IF length((NEW."header_bar" #>> '{linkText}')) > 200 AND (NEW."header_bar" #>> '{linkText}') IS DISTINCT FROM (OLD."header_bar" #>> '{linkText}') THEN PERFORM too_long('header_bar.linkText', 200); END IF;
  END IF;
  IF NEW."modal" IS DISTINCT FROM OLD."modal" THEN
    IF length((NEW."modal" #>> '{text}')) > 200000 AND (NEW."modal" #>> '{text}') IS DISTINCT FROM (OLD."modal" #>> '{text}') THEN PERFORM too_long('modal.text', 200000); END IF;
    IF length((NEW."modal" #>> '{title}')) > 200 AND (NEW."modal" #>> '{title}') IS DISTINCT FROM (OLD."modal" #>> '{title}') THEN PERFORM too_long('modal.title', 200); END IF;
    IF length((NEW."modal" #>> '{displayModalAs}')) > 1000 AND (NEW."modal" #>> '{displayModalAs}') IS DISTINCT FROM (OLD."modal" #>> '{displayModalAs}') THEN PERFORM too_long('modal.displayModalAs', 1000); END IF;
    IF length((NEW."modal" #>> '{pageDisplayOn}')) > 1500000 AND (NEW."modal" #>> '{pageDisplayOn}') IS DISTINCT FROM (OLD."modal" #>> '{pageDisplayOn}') THEN PERFORM too_long('modal.pageDisplayOn', 1500000); END IF;
    IF length((NEW."modal" #>> '{linkUrl}')) > 2000 AND (NEW."modal" #>> '{linkUrl}') IS DISTINCT FROM (OLD."modal" #>> '{linkUrl}') THEN PERFORM too_long('modal.linkUrl', 2000); END IF;
    IF length((NEW."modal" #>> '{trackingTag}')) > 1000 AND (NEW."modal" #>> '{trackingTag}') IS DISTINCT FROM (OLD."modal" #>> '{trackingTag}') THEN PERFORM too_long('modal.trackingTag', 1000); END IF;
    IF length((NEW."modal" #>> '{linkText}')) > 200 AND (NEW."modal" #>> '{linkText}') IS DISTINCT FROM (OLD."modal" #>> '{linkText}') THEN PERFORM too_long('modal.linkText', 200); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name", "display_as", "header_bar", "modal"
ON "alerts" FOR EACH ROW EXECUTE FUNCTION bounds_of_alerts();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_assets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  IF octet_length(NEW."alt") > 1000 AND length(NEW."alt") > 1000 AND NEW."alt" IS DISTINCT FROM OLD."alt" THEN PERFORM too_long('alt', 1000); END IF;
  IF octet_length(NEW."description") > 1000 AND length(NEW."description") > 1000 AND NEW."description" IS DISTINCT FROM OLD."description" THEN PERFORM too_long('description', 1000); END IF;
  IF octet_length(NEW."filename") > 1000 AND length(NEW."filename") > 1000 AND NEW."filename" IS DISTINCT FROM OLD."filename" THEN PERFORM too_long('filename', 1000); END IF;
  IF octet_length(NEW."storage_key") > 1000 AND length(NEW."storage_key") > 1000 AND NEW."storage_key" IS DISTINCT FROM OLD."storage_key" THEN PERFORM too_long('storage_key', 1000); END IF;
  IF octet_length(NEW."filetype") > 200 AND length(NEW."filetype") > 200 AND NEW."filetype" IS DISTINCT FROM OLD."filetype" THEN PERFORM too_long('filetype', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name", "alt", "description", "filename", "storage_key", "filetype"
ON "assets" FOR EACH ROW EXECUTE FUNCTION bounds_of_assets();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."message") > 200000 AND length(NEW."message") > 200000 AND NEW."message" IS DISTINCT FROM OLD."message" THEN PERFORM too_long('message', 200000); END IF;
  IF NEW."time_slots" IS DISTINCT FROM OLD."time_slots" THEN
    IF length((NEW."time_slots" #>> '{}')) > 1500000 AND (NEW."time_slots" #>> '{}') IS DISTINCT FROM (OLD."time_slots" #>> '{}') THEN PERFORM too_long('time_slots', 1500000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "message", "time_slots"
ON "hours" FOR EACH ROW EXECUTE FUNCTION bounds_of_hours();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  IF octet_length(NEW."url") > 2000 AND length(NEW."url") > 2000 AND NEW."url" IS DISTINCT FROM OLD."url" THEN PERFORM too_long('url', 2000); END IF;
  IF octet_length(NEW."timezone") > 1000 AND length(NEW."timezone") > 1000 AND NEW."timezone" IS DISTINCT FROM OLD."timezone" THEN PERFORM too_long('timezone', 1000); END IF;
  IF NEW."logo" IS DISTINCT FROM OLD."logo" THEN
    IF length((NEW."logo" #>> '{assetId}')) > 1000 AND (NEW."logo" #>> '{assetId}') IS DISTINCT FROM (OLD."logo" #>> '{assetId}') THEN PERFORM too_long('logo.assetId', 1000); END IF;
    IF length((NEW."logo" #>> '{alt}')) > 1000 AND (NEW."logo" #>> '{alt}') IS DISTINCT FROM (OLD."logo" #>> '{alt}') THEN PERFORM too_long('logo.alt', 1000); END IF;
  END IF;
  IF octet_length(NEW."calendar_display_as") > 1000 AND length(NEW."calendar_display_as") > 1000 AND NEW."calendar_display_as" IS DISTINCT FROM OLD."calendar_display_as" THEN PERFORM too_long('calendar_display_as', 1000); END IF;
  IF NEW."preview_urls" IS DISTINCT FROM OLD."preview_urls" THEN
    IF length((NEW."preview_urls" #>> '{specialsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{specialsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{specialsUrl}') THEN PERFORM too_long('preview_urls.specialsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{meetingsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{meetingsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{meetingsUrl}') THEN PERFORM too_long('preview_urls.meetingsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{weddingsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{weddingsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{weddingsUrl}') THEN PERFORM too_long('preview_urls.weddingsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{diningsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{diningsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{diningsUrl}') THEN PERFORM too_long('preview_urls.diningsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{miscUrl}')) > 2000 AND (NEW."preview_urls" #>> '{miscUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{miscUrl}') THEN PERFORM too_long('preview_urls.miscUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{misc2Url}')) > 2000 AND (NEW."preview_urls" #>> '{misc2Url}') IS DISTINCT FROM (OLD."preview_urls" #>> '{misc2Url}') THEN PERFORM too_long('preview_urls.misc2Url', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{misc3Url}')) > 2000 AND (NEW."preview_urls" #>> '{misc3Url}') IS DISTINCT FROM (OLD."preview_urls" #>> '{misc3Url}') THEN PERFORM too_long('preview_urls.misc3Url', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{accommGuestroomUrl}')) > 2000 AND (NEW."preview_urls" #>> '{accommGuestroomUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{accommGuestroomUrl}') THEN PERFORM too_long('preview_urls.accommGuestroomUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{accommSuiteUrl}')) > 2000 AND (NEW."preview_urls" #>> '{accommSuiteUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{accommSuiteUrl}') THEN PERFORM too_long('preview_urls.accommSuiteUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{accommAccessibleUrl}')) > 2000 AND (NEW."preview_urls" #>> '{accommAccessibleUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{accommAccessibleUrl}') THEN PERFORM too_long('preview_urls.accommAccessibleUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{accommMiscUrl}')) > 2000 AND (NEW."preview_urls" #>> '{accommMiscUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{accommMiscUrl}') THEN PERFORM too_long('preview_urls.accommMiscUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{faqsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{faqsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{faqsUrl}') THEN PERFORM too_long('preview_urls.faqsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{homePromosUrl}')) > 2000 AND (NEW."preview_urls" #>> '{homePromosUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{homePromosUrl}') THEN PERFORM too_long('preview_urls.homePromosUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{listsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{listsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{listsUrl}') THEN PERFORM too_long('preview_urls.listsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{calendarsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{calendarsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{calendarsUrl}') THEN PERFORM too_long('preview_urls.calendarsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{eventsUrl}')) > 2000 AND (NEW."preview_urls" #>> '{eventsUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{eventsUrl}') THEN PERFORM too_long('preview_urls.eventsUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{hoursUrl}')) > 2000 AND (NEW."preview_urls" #>> '{hoursUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{hoursUrl}') THEN PERFORM too_long('preview_urls.hoursUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{pressUrl}')) > 2000 AND (NEW."preview_urls" #>> '{pressUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{pressUrl}') THEN PERFORM too_long('preview_urls.pressUrl', 2000); END IF;
    IF length((NEW."preview_urls" #>> '{menusUrl}')) > 2000 AND (NEW."preview_urls" #>> '{menusUrl}') IS DISTINCT FROM (OLD."preview_urls" #>> '{menusUrl}') THEN PERFORM too_long('preview_urls.menusUrl', 2000); END IF;
  END IF;
  IF octet_length(NEW."ihg_hotel_code") > 200 AND length(NEW."ihg_hotel_code") > 200 AND NEW."ihg_hotel_code" IS DISTINCT FROM OLD."ihg_hotel_code" THEN PERFORM too_long('ihg_hotel_code', 200); END IF;
  IF octet_length(NEW."locale_code") > 200 AND length(NEW."locale_code") > 200 AND NEW."locale_code" IS DISTINCT FROM OLD."locale_code" THEN PERFORM too_long('locale_code', 200); END IF;
  IF octet_length(NEW."region_code") > 200 AND length(NEW."region_code") > 200 AND NEW."region_code" IS DISTINCT FROM OLD."region_code" THEN PERFORM too_long('region_code', 200); END IF;
  IF octet_length(NEW."brand_code") > 200 AND length(NEW."brand_code") > 200 AND NEW."brand_code" IS DISTINCT FROM OLD."brand_code" THEN PERFORM too_long('brand_code', 200); END IF;
  IF octet_length(NEW."rate_code") > 200 AND length(NEW."rate_code") > 200 AND NEW."rate_code" IS DISTINCT FROM OLD."rate_code" THEN PERFORM too_long('rate_code', 200); END IF;
  IF octet_length(NEW."ga_tracking_id") > 200 AND length(NEW."ga_tracking_id") > 200 AND NEW."ga_tracking_id" IS DISTINCT FROM OLD."ga_tracking_id" THEN PERFORM too_long('ga_tracking_id', 200); END IF;
  IF octet_length(NEW."region_id") > 1000 AND length(NEW."region_id") > 1000 AND NEW."region_id" IS DISTINCT FROM OLD."region_id" THEN PERFORM too_long('region_id', 1000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name", "url", "timezone", "logo", "calendar_display_as", "preview_urls", "ihg_hotel_code", "locale_code", "region_code", "brand_code", "rate_code", "ga_tracking_id", "region_id"
ON "properties" FOR EACH ROW EXECUTE FUNCTION bounds_of_properties();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_regions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "regions" FOR EACH ROW EXECUTE FUNCTION bounds_of_regions();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."first_name") > 200 AND length(NEW."first_name") > 200 AND NEW."first_name" IS DISTINCT FROM OLD."first_name" THEN PERFORM too_long('first_name', 200); END IF;
  IF octet_length(NEW."last_name") > 200 AND length(NEW."last_name") > 200 AND NEW."last_name" IS DISTINCT FROM OLD."last_name" THEN PERFORM too_long('last_name', 200); END IF;
  IF octet_length(NEW."email") > 200 AND length(NEW."email") > 200 AND NEW."email" IS DISTINCT FROM OLD."email" THEN PERFORM too_long('email', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "first_name", "last_name", "email"
ON "users" FOR EACH ROW EXECUTE FUNCTION bounds_of_users();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION bounds_of_api_tokens();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_deploy_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."remote") > 1000 AND length(NEW."remote") > 1000 AND NEW."remote" IS DISTINCT FROM OLD."remote" THEN PERFORM too_long('remote', 1000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "remote"
ON "deploy_tokens" FOR EACH ROW EXECUTE FUNCTION bounds_of_deploy_tokens();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 204 AND length(NEW."name") > 204 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 204); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "tags" FOR EACH ROW EXECUTE FUNCTION bounds_of_tags();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."resource") > 200 AND length(NEW."resource") > 200 AND NEW."resource" IS DISTINCT FROM OLD."resource" THEN PERFORM too_long('resource', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "resource"
ON "permissions" FOR EACH ROW EXECUTE FUNCTION bounds_of_permissions();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_passkeys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."name") > 200 AND length(NEW."name") > 200 AND NEW."name" IS DISTINCT FROM OLD."name" THEN PERFORM too_long('name', 200); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "name"
ON "passkeys" FOR EACH ROW EXECUTE FUNCTION bounds_of_passkeys();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_releases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."why") > 300 AND length(NEW."why") > 300 AND NEW."why" IS DISTINCT FROM OLD."why" THEN PERFORM too_long('why', 300); END IF;
  IF octet_length(NEW."live_why") > 300 AND length(NEW."live_why") > 300 AND NEW."live_why" IS DISTINCT FROM OLD."live_why" THEN PERFORM too_long('live_why', 300); END IF;
  IF octet_length(NEW."withdrawn_why") > 300 AND length(NEW."withdrawn_why") > 300 AND NEW."withdrawn_why" IS DISTINCT FROM OLD."withdrawn_why" THEN PERFORM too_long('withdrawn_why', 300); END IF;
  IF NEW."descriptor" IS DISTINCT FROM OLD."descriptor" THEN
    IF length((NEW."descriptor" #>> '{}')) > 1500000 AND (NEW."descriptor" #>> '{}') IS DISTINCT FROM (OLD."descriptor" #>> '{}') THEN PERFORM too_long('descriptor', 1500000); END IF;
  END IF;
  IF NEW."files" IS DISTINCT FROM OLD."files" THEN
    IF length((NEW."files" #>> '{}')) > 1500000 AND (NEW."files" #>> '{}') IS DISTINCT FROM (OLD."files" #>> '{}') THEN PERFORM too_long('files', 1500000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "why", "live_why", "withdrawn_why", "descriptor", "files"
ON "releases" FOR EACH ROW EXECUTE FUNCTION bounds_of_releases();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_remote_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."why") > 300 AND length(NEW."why") > 300 AND NEW."why" IS DISTINCT FROM OLD."why" THEN PERFORM too_long('why', 300); END IF;
  IF NEW."people" IS DISTINCT FROM OLD."people" THEN
    IF length((NEW."people" #>> '{}')) > 1500000 AND (NEW."people" #>> '{}') IS DISTINCT FROM (OLD."people" #>> '{}') THEN PERFORM too_long('people', 1500000); END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "why", "people"
ON "remote_lines" FOR EACH ROW EXECUTE FUNCTION bounds_of_remote_lines();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."title") > 1000 AND length(NEW."title") > 1000 AND NEW."title" IS DISTINCT FROM OLD."title" THEN PERFORM too_long('title', 1000); END IF;
  IF octet_length(NEW."link") > 2000 AND length(NEW."link") > 2000 AND NEW."link" IS DISTINCT FROM OLD."link" THEN PERFORM too_long('link', 2000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "title", "link"
ON "notifications" FOR EACH ROW EXECUTE FUNCTION bounds_of_notifications();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."agent") > 300 AND length(NEW."agent") > 300 AND NEW."agent" IS DISTINCT FROM OLD."agent" THEN PERFORM too_long('agent', 300); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "agent"
ON "sessions" FOR EACH ROW EXECUTE FUNCTION bounds_of_sessions();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_security_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."by_id") > 200 AND length(NEW."by_id") > 200 AND NEW."by_id" IS DISTINCT FROM OLD."by_id" THEN PERFORM too_long('by_id', 200); END IF;
  IF octet_length(NEW."by_name") > 200 AND length(NEW."by_name") > 200 AND NEW."by_name" IS DISTINCT FROM OLD."by_name" THEN PERFORM too_long('by_name', 200); END IF;
  IF octet_length(NEW."about_kind") > 200 AND length(NEW."about_kind") > 200 AND NEW."about_kind" IS DISTINCT FROM OLD."about_kind" THEN PERFORM too_long('about_kind', 200); END IF;
  IF octet_length(NEW."about_id") > 200 AND length(NEW."about_id") > 200 AND NEW."about_id" IS DISTINCT FROM OLD."about_id" THEN PERFORM too_long('about_id', 200); END IF;
  IF octet_length(NEW."about_name") > 200 AND length(NEW."about_name") > 200 AND NEW."about_name" IS DISTINCT FROM OLD."about_name" THEN PERFORM too_long('about_name', 200); END IF;
  IF octet_length(NEW."detail") > 1000 AND length(NEW."detail") > 1000 AND NEW."detail" IS DISTINCT FROM OLD."detail" THEN PERFORM too_long('detail', 1000); END IF;
  IF octet_length(NEW."address") > 64 AND length(NEW."address") > 64 AND NEW."address" IS DISTINCT FROM OLD."address" THEN PERFORM too_long('address', 64); END IF;
  IF octet_length(NEW."agent") > 300 AND length(NEW."agent") > 300 AND NEW."agent" IS DISTINCT FROM OLD."agent" THEN PERFORM too_long('agent', 300); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "by_id", "by_name", "about_kind", "about_id", "about_name", "detail", "address", "agent"
ON "security_log" FOR EACH ROW EXECUTE FUNCTION bounds_of_security_log();
