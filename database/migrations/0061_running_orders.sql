CREATE TABLE "order_detail" (
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"zones" jsonb NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_detail_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_milestone" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_milestone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"milestone" text NOT NULL,
	"classifier" text NOT NULL,
	"container" text,
	"at" timestamp with time zone,
	"zone" text NOT NULL,
	"reason" text,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_milestone_milestone_listed" CHECK ("order_milestone"."milestone" in ('carrier-releases', 'empty-lifted', 'gate-in', 'customs-released', 'terminal-released', 'loaded-plan', 'loaded', 'departure', 'arrival', 'unloading', 'gate-out', 'empty-returned', 'booked', 'delivered', 'truck-assigned', 'arrived-at-door', 'loaded-at-door', 'left-door', 'appointment-confirmed', 'goods-received', 'goods-stored', 'goods-released', 'container-received', 'container-inspected', 'container-repaired', 'container-released', 'documents-received', 'declared', 'policy-issued')),
	CONSTRAINT "order_milestone_classifier_listed" CHECK ("order_milestone"."classifier" in ('planned', 'estimated', 'actual'))
);
--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_listed";--> statement-breakpoint
ALTER TABLE "order_detail" ADD CONSTRAINT "order_detail_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_detail" ADD CONSTRAINT "order_detail_written_by_staff_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_milestone" ADD CONSTRAINT "order_milestone_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_milestone" ADD CONSTRAINT "order_milestone_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_milestone_order" ON "order_milestone" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_listed" CHECK ("order_event"."kind" in ('place', 'book-payment', 'fill-in', 'record-milestone', 'add-document', 'withdraw-document', 'approve', 'refuse-approval', 'lapse-approval', 'withdraw', 'return', 'send-again', 'propose-fees', 'confirm-fees', 'dispute-fees', 'accept-fees', 'expire', 'generate', 'reject-request', 'start', 'complete', 'decline', 'assign', 'cancel', 'request-cancellation', 'accept-cancellation', 'decline-cancellation', 'request-amendment', 'return-amendment', 'accept-amendment', 'decline-amendment'));