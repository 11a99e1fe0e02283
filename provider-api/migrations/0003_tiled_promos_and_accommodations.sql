CREATE TABLE "accommodations" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"modal1_title" text,
	"modal1_content" text,
	"modal2_title" text,
	"modal2_content" text,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"promo_flag" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cta" jsonb DEFAULT '{"type":"None","linkUrl":null,"opensInNewWindow":true,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiled_promos" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"modal1_title" text,
	"modal1_content" text,
	"modal2_title" text,
	"modal2_content" text,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pdf" text,
	"pdf_link_title" text,
	"pdf_tracking_tag" text,
	"use_pdf_as_cta" boolean DEFAULT false NOT NULL,
	"cta" jsonb DEFAULT '{"type":"None","linkUrl":null,"opensInNewWindow":true,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiled_promos" ADD CONSTRAINT "tiled_promos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodations_order" ON "accommodations" USING btree ("property_id","type","archived","sort_index");--> statement-breakpoint
CREATE INDEX "tiled_promos_order" ON "tiled_promos" USING btree ("property_id","type","archived","sort_index");