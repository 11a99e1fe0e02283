CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"body" text,
	"display_on_homepage" boolean DEFAULT false NOT NULL,
	"short_description" text,
	"cta" jsonb,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pdf" jsonb,
	"pdf_link_copy" text,
	"pdf_ga_link" text
);
--> statement-breakpoint
CREATE TABLE "home_promos" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"hide_title" boolean DEFAULT false NOT NULL,
	"paragraph" text,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"promo_flag" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cta" jsonb
);
--> statement-breakpoint
CREATE TABLE "hours" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"message" text,
	"message_published" boolean DEFAULT false NOT NULL,
	"time_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	CONSTRAINT "hours_one" UNIQUE("property_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"header" text,
	"content" text,
	"page_displayed_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"script" text,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presses" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"publisher" text,
	"body" text,
	"display_on_homepage" boolean DEFAULT false NOT NULL,
	"url" text,
	"publish_date" date NOT NULL,
	"pdf" jsonb,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_promos" ADD CONSTRAINT "home_promos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours" ADD CONSTRAINT "hours_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presses" ADD CONSTRAINT "presses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_order" ON "events" USING btree ("property_id","archived","sort_index");--> statement-breakpoint
CREATE INDEX "home_promos_order" ON "home_promos" USING btree ("property_id","archived","sort_index");--> statement-breakpoint
CREATE INDEX "lists_order" ON "lists" USING btree ("property_id","archived","sort_index");--> statement-breakpoint
CREATE INDEX "menus_order" ON "menus" USING btree ("property_id","archived","sort_index");--> statement-breakpoint
CREATE INDEX "presses_order" ON "presses" USING btree ("property_id","archived","sort_index");