CREATE TABLE "asset_tags" (
	"asset_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "asset_tags_asset_id_tag_id_pk" PRIMARY KEY("asset_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"filename" text NOT NULL,
	"filesize" integer NOT NULL,
	"filetype" text NOT NULL,
	"storage_key" text NOT NULL,
	"alt" text,
	"description" text,
	"width" integer,
	"height" integer,
	"renditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_on" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
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
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category_id" text NOT NULL,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_on" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"region_id" text,
	"logo" jsonb,
	"url" text NOT NULL,
	"timezone" text NOT NULL,
	"ihg_hotel_code" text,
	"rate_code" text,
	"locale_code" text,
	"region_code" text,
	"brand_code" text,
	"ga_tracking_id" text,
	"calendar_display_as" text DEFAULT 'month' NOT NULL,
	"preview_urls" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "specials" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"sort_index" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb,
	"title" text NOT NULL,
	"other_title" text,
	"content" text,
	"package_restrictions" text,
	"terms_and_conditions" text,
	"starts_on" timestamp(3) with time zone NOT NULL,
	"ends_on" timestamp(3) with time zone NOT NULL,
	"does_not_end" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"promo_flag" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cta" jsonb,
	"details" jsonb,
	"shared_special_id" text
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resource" text NOT NULL,
	"permissionable_id" text,
	"r" boolean NOT NULL,
	"w" boolean NOT NULL,
	"x" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
ALTER TABLE "asset_tags" ADD CONSTRAINT "asset_tags_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_tags" ADD CONSTRAINT "asset_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD CONSTRAINT "faq_categories_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_permissionable_id_properties_id_fk" FOREIGN KEY ("permissionable_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_tags_tag" ON "asset_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assets_storage_key" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "assets_filetype" ON "assets" USING btree ("filetype");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("name");--> statement-breakpoint
CREATE INDEX "rate_hits_key" ON "rate_hits" USING btree ("key","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "faq_categories_order" ON "faq_categories" USING btree ("property_id","sort_index");--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("property_id","archived","category_id","sort_index");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "properties_type" ON "properties" USING btree ("type","archived");--> statement-breakpoint
CREATE INDEX "properties_region" ON "properties" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name" ON "regions" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "specials_order" ON "specials" USING btree ("property_id","archived","sort_index");--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_entry" ON "permissions" USING btree ("user_id","resource",coalesce("permissionable_id", ''));--> statement-breakpoint
CREATE INDEX "permissions_property" ON "permissions" USING btree ("permissionable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));