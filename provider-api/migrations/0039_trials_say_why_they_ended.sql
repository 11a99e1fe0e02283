ALTER TABLE "releases" ADD COLUMN "trial_ended_on" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "trial_ended_by" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "trial_ended_why" text;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_releases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."why") > 300 AND length(NEW."why") > 300 AND NEW."why" IS DISTINCT FROM OLD."why" THEN PERFORM too_long('why', 300); END IF;
  IF octet_length(NEW."live_why") > 300 AND length(NEW."live_why") > 300 AND NEW."live_why" IS DISTINCT FROM OLD."live_why" THEN PERFORM too_long('live_why', 300); END IF;
  IF octet_length(NEW."trial_ended_why") > 300 AND length(NEW."trial_ended_why") > 300 AND NEW."trial_ended_why" IS DISTINCT FROM OLD."trial_ended_why" THEN PERFORM too_long('trial_ended_why', 300); END IF;
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
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "why", "live_why", "trial_ended_why", "withdrawn_why", "descriptor", "files"
ON "releases" FOR EACH ROW EXECUTE FUNCTION bounds_of_releases();
