ALTER TABLE "sailing" ADD COLUMN "imo_number" text;--> statement-breakpoint
ALTER TABLE "sailing_call" ADD COLUMN "terminal" text;--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_imo_number" CHECK ("sailing"."imo_number" ~ '^[1-9][0-9]{6}$');