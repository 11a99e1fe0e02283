DROP INDEX "shared_specials_tab";--> statement-breakpoint
CREATE INDEX "properties_order" ON "properties" USING btree ("archived",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "api_tokens_order" ON "api_tokens" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_order" ON "users" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "tags_order" ON "tags" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "shared_specials_order" ON "shared_specials" USING btree ("archived",lower("title"),"id");