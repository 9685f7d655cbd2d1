ALTER TABLE "quote" ADD COLUMN "save_key" text;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_of_save_key" UNIQUE("owner_id","save_key");