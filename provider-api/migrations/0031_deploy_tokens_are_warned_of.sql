ALTER TABLE "deploy_tokens" ADD COLUMN "warned" text;--> statement-breakpoint
-- Nobody is told now of what ended long ago.
UPDATE "deploy_tokens" SET "warned" = 'expired' WHERE "expires_on" <= now();
