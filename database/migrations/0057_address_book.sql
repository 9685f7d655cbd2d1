CREATE TABLE "address_entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"telephone" text NOT NULL,
	"email" text NOT NULL,
	"tax_number" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_entry_kind_listed" CHECK ("address_entry"."kind" in ('shipper', 'consignee', 'notify', 'door', 'invoice')),
	CONSTRAINT "address_entry_version" CHECK ("address_entry"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "address_entry" ADD CONSTRAINT "address_entry_owner_id_company_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_entry_tenant" ON "address_entry" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_entry_default" ON "address_entry" USING btree ("owner_id","kind") WHERE "address_entry"."is_default";--> statement-breakpoint
CREATE INDEX "address_entry_words" ON "address_entry" USING gin (search_words("label" || ' ' || "name" || ' ' || "contact", "address"));