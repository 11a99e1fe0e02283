CREATE TABLE "security_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"by_id" text,
	"by_name" text,
	"about_kind" text,
	"about_id" text,
	"about_name" text,
	"detail" text,
	"address" text,
	"agent" text,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_log_event" ON "security_log" USING btree ("event","id");