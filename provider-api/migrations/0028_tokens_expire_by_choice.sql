ALTER TABLE "api_tokens" ALTER COLUMN "expires_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "last_used_on" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "warned" text;--> statement-breakpoint
-- Nobody is told now of what ended long ago.
UPDATE "api_tokens" SET "warned" = 'expired' WHERE "expires_on" <= now();
