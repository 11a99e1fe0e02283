CREATE TABLE "alert_assignments" (
	"property_id" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"override" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_as" text DEFAULT 'modal_window' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"sort_index" integer NOT NULL,
	"header_bar" jsonb NOT NULL,
	"modal" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "global_alert" (
	"id" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"date" timestamp(3) with time zone NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_specials" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"anchor_title" text,
	"content" text,
	"terms" text,
	"start_date" timestamp(3) with time zone NOT NULL,
	"end_date" timestamp(3) with time zone,
	"event_ends" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"image" jsonb,
	"cta_option" text,
	"link_url" text,
	"new_window" boolean DEFAULT false NOT NULL,
	"date_picker" boolean DEFAULT false NOT NULL,
	"purchase_days" integer DEFAULT 3 NOT NULL,
	"min_night_stay" boolean DEFAULT false NOT NULL,
	"min_night_days" integer DEFAULT 3 NOT NULL,
	"tracking_tag" text,
	"promo_flag" text,
	"custom_url" text,
	"page_content" text,
	"display_terms" boolean DEFAULT false NOT NULL,
	"display_package" boolean DEFAULT false NOT NULL,
	"detail_title" text,
	"cta_url" text,
	"details_new_window" boolean DEFAULT false NOT NULL,
	"details_date_picker" boolean DEFAULT false NOT NULL,
	"details_purchase_days" integer DEFAULT 3 NOT NULL,
	"details_min_night_stay" boolean DEFAULT false NOT NULL,
	"details_min_days" integer DEFAULT 3 NOT NULL,
	"distribute_hotels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "api_token_properties" (
	"token_id" text NOT NULL,
	"property_id" text NOT NULL,
	CONSTRAINT "api_token_properties_token_id_property_id_pk" PRIMARY KEY("token_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"all_properties" boolean NOT NULL,
	"expires_on" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
ALTER TABLE "alert_assignments" ADD CONSTRAINT "alert_assignments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_assignments" ADD CONSTRAINT "alert_assignments_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_alert" ADD CONSTRAINT "global_alert_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token_properties" ADD CONSTRAINT "api_token_properties_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token_properties" ADD CONSTRAINT "api_token_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_assignments_alert" ON "alert_assignments" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alerts_order" ON "alerts" USING btree ("archived","sort_index");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "shared_specials_tab" ON "shared_specials" USING btree ("archived","title");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token" ON "api_tokens" USING btree ("token_hash");