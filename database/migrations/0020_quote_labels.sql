ALTER TABLE "quote" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_labelled" ON "quote" USING btree ("owner_id") WHERE cardinality("quote"."labels") > 0;
