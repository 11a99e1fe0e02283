CREATE TABLE "release_figures" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"loads" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"steps_back" integer DEFAULT 0 NOT NULL,
	"times" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"told_on" timestamp(3) with time zone,
	CONSTRAINT "release_figures_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_reporters" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"person" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"troubled_on" timestamp(3) with time zone,
	CONSTRAINT "release_reporters_remote_version_person_pk" PRIMARY KEY("remote","version","person")
);
--> statement-breakpoint
DROP TABLE "remote_reports" CASCADE;--> statement-breakpoint
CREATE INDEX "release_reporters_at" ON "release_reporters" USING btree ("at");