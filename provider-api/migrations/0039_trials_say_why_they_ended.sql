ALTER TABLE "releases" ADD COLUMN "trial_ended_on" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "trial_ended_by" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "trial_ended_why" text;