CREATE TABLE "canned_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_document" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"message_id" bigint,
	"side" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdraw_reason" text,
	CONSTRAINT "order_document_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "order_document_kind_listed" CHECK ("order_document"."kind" in ('booking-confirmation', 'bill-draft', 'bill-of-lading', 'arrival-notice', 'release-order', 'equipment-receipt', 'fee-invoice', 'insurance-policy', 'customs-declaration', 'commercial-invoice', 'packing-list', 'vgm', 'payment-receipt', 'shipping-instruction', 'certificate-of-origin', 'dangerous-goods-declaration', 'message-file', 'other')),
	CONSTRAINT "order_document_side_listed" CHECK ("order_document"."side" in ('customer', 'staff')),
	CONSTRAINT "order_document_bytes" CHECK ("order_document"."bytes" > 0),
	CONSTRAINT "order_document_withdrawn" CHECK (("order_document"."withdrawn_at" is null) = ("order_document"."withdraw_reason" is null)
        and ("order_document"."withdrawn_at" is null) = ("order_document"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE TABLE "order_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"save_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_message_once" UNIQUE("order_id","author_id","save_key"),
	CONSTRAINT "order_message_author_kind_listed" CHECK ("order_message"."author_kind" in ('customer', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "order_message_read" (
	"order_id" bigint NOT NULL,
	"reader_kind" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"last_message" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_message_read_order_id_reader_kind_reader_id_pk" PRIMARY KEY("order_id","reader_kind","reader_id"),
	CONSTRAINT "order_message_read_reader_kind_listed" CHECK ("order_message_read"."reader_kind" in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_kind_listed";--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "canned_answer" ADD CONSTRAINT "canned_answer_changed_by_staff_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_message_id_order_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_read" ADD CONSTRAINT "order_message_read_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_read" ADD CONSTRAINT "order_message_read_last_message_order_message_id_fk" FOREIGN KEY ("last_message") REFERENCES "public"."order_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_document_order" ON "order_document" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_document_message" ON "order_document" USING btree ("message_id") WHERE "order_document"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "order_message_order" ON "order_message" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uploader" CHECK (("stored_file"."owner_id" is null) <> ("stored_file"."staff_id" is null));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_kind_listed" CHECK ("stored_file"."kind" in ('licence', 'avatar', 'attachment', 'instruction', 'document'));