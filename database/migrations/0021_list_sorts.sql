CREATE INDEX "quote_tenant_total" ON "quote" USING btree ("owner_id","total","id");--> statement-breakpoint
CREATE INDEX "quote_tenant_valid_until" ON "quote" USING btree ("owner_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "rate_listed_valid_from" ON "rate" USING btree ("kind","valid_from","id");--> statement-breakpoint
CREATE INDEX "rate_listed_saved_at" ON "rate" USING btree ("kind","saved_at","id");