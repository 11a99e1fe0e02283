ALTER TABLE "releases" ADD COLUMN "live_by" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "live_why" text;--> statement-breakpoint
ALTER TABLE "remote_lines" ADD COLUMN "built_on" timestamp(3) with time zone;