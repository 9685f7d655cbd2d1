CREATE TABLE "order_share" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" bigint NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_digest" text NOT NULL,
	"scope" text NOT NULL,
	"recipient" text,
	"ends_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_share_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "order_share_scope_listed" CHECK ("order_share"."scope" in ('consignee', 'driver')),
	CONSTRAINT "order_share_ended" CHECK (("order_share"."ended_at" is null) = ("order_share"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_listed";--> statement-breakpoint
ALTER TABLE "order_share" ADD CONSTRAINT "order_share_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_share" ADD CONSTRAINT "order_share_owner_id_company_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_share" ADD CONSTRAINT "order_share_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_share" ADD CONSTRAINT "order_share_ended_by_person_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_share_order" ON "order_share" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_share_tenant" ON "order_share" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "order_share_person" ON "order_share" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "order_share_ended_by" ON "order_share" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_listed" CHECK ("order_event"."kind" in ('place', 'book-payment', 'fill-in', 'record-milestone', 'add-document', 'withdraw-document', 'share', 'end-share', 'hand-over', 'bill-charge', 'object-charge', 'uphold-charge', 'withdraw-charge', 'approve', 'refuse-approval', 'lapse-approval', 'withdraw', 'return', 'send-again', 'propose-fees', 'confirm-fees', 'dispute-fees', 'accept-fees', 'expire', 'generate', 'reject-request', 'start', 'complete', 'decline', 'assign', 'cancel', 'request-cancellation', 'accept-cancellation', 'decline-cancellation', 'request-amendment', 'return-amendment', 'accept-amendment', 'decline-amendment'));