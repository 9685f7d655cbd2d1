CREATE TABLE "request_reader" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_reader" ADD CONSTRAINT "request_reader_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_reader_request" ON "request_reader" USING btree ("request");--> statement-breakpoint
CREATE INDEX "request_reader_seen_at" ON "request_reader" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "rate_published" ON "rate" USING btree ("publish_at") WHERE "rate"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "last_log_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE staff_member SET last_log_in_at = (SELECT max(created_at) FROM session WHERE staff_id = staff_member.id);
--> statement-breakpoint
-- Staff are told of these changes on commit, whichever instance or job makes them.
CREATE FUNCTION announce_staff_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_news', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER quote_request_news AFTER INSERT OR UPDATE OF state ON quote_request
  FOR EACH STATEMENT EXECUTE FUNCTION announce_staff_news('requests');
--> statement-breakpoint
CREATE TRIGGER quote_news AFTER UPDATE OF accepted_at, acceptance_seen_at ON quote
  FOR EACH ROW EXECUTE FUNCTION announce_staff_news('acceptances');
--> statement-breakpoint
CREATE TRIGGER company_news AFTER INSERT OR UPDATE OF state, submitted_at, renewal_submitted_at ON company
  FOR EACH STATEMENT EXECUTE FUNCTION announce_staff_news('certifications');
--> statement-breakpoint
CREATE TRIGGER rate_news AFTER INSERT OR UPDATE OF publish_at ON rate
  FOR EACH STATEMENT EXECUTE FUNCTION announce_staff_news('rates');
