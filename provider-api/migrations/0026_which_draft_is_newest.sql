ALTER TABLE "drafts" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "nth" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."path") > 1000 AND length(NEW."path") > 1000 AND NEW."path" IS DISTINCT FROM OLD."path" THEN PERFORM too_long('path', 1000); END IF;
  IF octet_length(NEW."content") > 400000 AND length(NEW."content") > 400000 AND NEW."content" IS DISTINCT FROM OLD."content" THEN PERFORM too_long('content', 400000); END IF;
  IF octet_length(NEW."browser") > 64 AND length(NEW."browser") > 64 AND NEW."browser" IS DISTINCT FROM OLD."browser" THEN PERFORM too_long('browser', 64); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "path", "content", "browser"
ON "drafts" FOR EACH ROW EXECUTE FUNCTION bounds_of_drafts();
