CREATE TABLE "deploy_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_on" timestamp(3) with time zone NOT NULL,
	"last_used_on" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"descriptor" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" jsonb,
	"why" text,
	"live_on" timestamp(3) with time zone,
	"withdrawn_on" timestamp(3) with time zone,
	"withdrawn_by" jsonb,
	"withdrawn_why" text
);
--> statement-breakpoint
CREATE TABLE "remote_lines" (
	"remote" text PRIMARY KEY NOT NULL,
	"live" text,
	"canary" text,
	"share" integer DEFAULT 0 NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"set_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"by" jsonb,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "remote_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"event" text NOT NULL,
	"person" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"ms" integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deploy_tokens_token" ON "deploy_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_version" ON "releases" USING btree ("remote","version");--> statement-breakpoint
CREATE INDEX "remote_reports_version" ON "remote_reports" USING btree ("remote","version","at");--> statement-breakpoint
CREATE INDEX "remote_reports_at" ON "remote_reports" USING btree ("at");