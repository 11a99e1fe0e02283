CREATE INDEX "bin_item" ON "bin" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "bin_rows_item" ON "bin_rows" USING btree (("content"::json ->> 'id'));