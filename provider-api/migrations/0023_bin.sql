CREATE TABLE "bin" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"property_id" text,
	"name" text NOT NULL,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	"deleted_by" jsonb NOT NULL,
	"expires_on" timestamp(3) with time zone NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bin_rows" (
	"bin_id" text NOT NULL,
	"nth" bigserial NOT NULL,
	"table_name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "bin_rows_bin_id_nth_pk" PRIMARY KEY("bin_id","nth")
);
--> statement-breakpoint
ALTER TABLE "bin_rows" ADD CONSTRAINT "bin_rows_bin_id_bin_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_property" ON "bin" USING btree ("property_id","deleted_at");--> statement-breakpoint
CREATE INDEX "bin_deleted" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_expires" ON "bin" USING btree ("expires_on");