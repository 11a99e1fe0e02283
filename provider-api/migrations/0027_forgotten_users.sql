CREATE TABLE "forgotten_users" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "forgotten_users_at" ON "forgotten_users" USING btree ("at");