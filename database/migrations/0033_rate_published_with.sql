ALTER TABLE "rate" ADD COLUMN "archive_reason" text;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "sold_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "published_with" uuid;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_published_with_rate_id_fk" FOREIGN KEY ("published_with") REFERENCES "public"."rate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_published_with" ON "rate" USING btree ("published_with") WHERE "rate"."published_with" is not null;
