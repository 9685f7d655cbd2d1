CREATE TABLE "offer_cost" (
	"quote_id" bigint PRIMARY KEY NOT NULL,
	"costs" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_cost" ADD CONSTRAINT "offer_cost_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;