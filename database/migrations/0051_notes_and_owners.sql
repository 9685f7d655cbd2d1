CREATE TABLE "note_mention" (
	"note_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "note_mention_note_id_staff_id_pk" PRIMARY KEY("note_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "record_owner" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid,
	"request" text,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_owner_company" UNIQUE("company_id"),
	CONSTRAINT "record_owner_request" UNIQUE("request"),
	CONSTRAINT "record_owner_record" CHECK (num_nonnulls("record_owner"."company_id", "record_owner"."request") = 1)
);
--> statement-breakpoint
ALTER TABLE "company_note" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_note" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "company_note" ADD COLUMN "rate" text;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_company_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."company_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_owner" ADD CONSTRAINT "record_owner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_owner" ADD CONSTRAINT "record_owner_request_quote_request_number_fk" FOREIGN KEY ("request") REFERENCES "public"."quote_request"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_owner" ADD CONSTRAINT "record_owner_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mention_open" ON "note_mention" USING btree ("staff_id","note_id") WHERE "note_mention"."done_at" is null;--> statement-breakpoint
CREATE INDEX "record_owner_staff" ON "record_owner" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_request_quote_request_number_fk" FOREIGN KEY ("request") REFERENCES "public"."quote_request"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_note_request" ON "company_note" USING btree ("request","at");--> statement-breakpoint
CREATE INDEX "company_note_rate" ON "company_note" USING btree ("rate","at");--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_record" CHECK (num_nonnulls("company_note"."company_id", "company_note"."request", "company_note"."rate") = 1);
--> statement-breakpoint
CREATE TRIGGER note_mention_news AFTER INSERT OR UPDATE ON note_mention
  FOR EACH STATEMENT EXECUTE FUNCTION announce_staff_news('mentions');
--> statement-breakpoint
CREATE TRIGGER record_owner_news AFTER INSERT OR UPDATE OR DELETE ON record_owner
  FOR EACH STATEMENT EXECUTE FUNCTION announce_staff_news('requests');
