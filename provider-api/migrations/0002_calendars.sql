CREATE TABLE "calendar_events" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"calendar_id" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"custom_time" text,
	"repeats" text,
	"repeats_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeats_ends_on" text,
	"repeats_times" integer,
	"event_ends_option" text,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"series_end" text,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cta" jsonb,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendar_events_time" ON "calendar_events" USING btree ("property_id","start","series_end");
--> statement-breakpoint
CREATE INDEX "calendar_events_calendar" ON "calendar_events" USING btree ("calendar_id");
--> statement-breakpoint
CREATE INDEX "calendars_order" ON "calendars" USING btree ("property_id","sort_index");
