ALTER TABLE "quote_request" ADD COLUMN "save_key" text;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_of_save_key" UNIQUE("person_id","save_key");
