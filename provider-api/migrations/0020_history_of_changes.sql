CREATE TABLE "version_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"property_id" text,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_people" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"item" integer NOT NULL,
	"person" integer,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"group_id" text,
	"delta" text
);
--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_item_version_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."version_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_person_version_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."version_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "version_items_item" ON "version_items" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "version_items_property" ON "version_items" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "version_people_person" ON "version_people" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "versions_item" ON "versions" USING btree ("item","id");--> statement-breakpoint
CREATE INDEX "versions_person" ON "versions" USING btree ("person","id");--> statement-breakpoint
CREATE INDEX "versions_at" ON "versions" USING btree ("at");