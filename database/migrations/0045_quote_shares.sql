CREATE TABLE "quote_share" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"quote_id" bigint NOT NULL,
	"token_digest" text NOT NULL,
	"scope" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "quote_share_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "quote_share_scope_listed" CHECK ("quote_share"."scope" in ('total', 'charges'))
);
--> statement-breakpoint
ALTER TABLE "quote_share" ADD CONSTRAINT "quote_share_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_share" ADD CONSTRAINT "quote_share_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_share_quote" ON "quote_share" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_share_tenant" ON "quote_share" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "quote_share_person" ON "quote_share" USING btree ("created_by");