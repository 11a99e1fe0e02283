DROP INDEX "security_log_at";--> statement-breakpoint
DROP INDEX "security_log_event";--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_log_event" ON "security_log" USING btree ("event","at","id");