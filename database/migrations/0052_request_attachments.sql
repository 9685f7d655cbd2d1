CREATE TABLE "request_attachment" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "request_attachment_position" UNIQUE("request_id","position"),
	CONSTRAINT "request_attachment_counted" CHECK ("request_attachment"."position" >= 0 and "request_attachment"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_kind_listed";--> statement-breakpoint
ALTER TABLE "request_attachment" ADD CONSTRAINT "request_attachment_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_attachment" ADD CONSTRAINT "request_attachment_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_kind_listed" CHECK ("stored_file"."kind" in ('licence', 'avatar', 'attachment'));