CREATE TABLE "drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "presence_kind_item_id_user_id_pk" PRIMARY KEY("kind","item_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_form" ON "drafts" USING btree ("user_id","path");--> statement-breakpoint
CREATE INDEX "drafts_saved" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "presence_user" ON "presence" USING btree ("user_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION bounds_of_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW."path") > 1000 AND length(NEW."path") > 1000 AND NEW."path" IS DISTINCT FROM OLD."path" THEN PERFORM too_long('path', 1000); END IF;
  IF octet_length(NEW."content") > 400000 AND length(NEW."content") > 400000 AND NEW."content" IS DISTINCT FROM OLD."content" THEN PERFORM too_long('content', 400000); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF "path", "content"
ON "drafts" FOR EACH ROW EXECUTE FUNCTION bounds_of_drafts();
