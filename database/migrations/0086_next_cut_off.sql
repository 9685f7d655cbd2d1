DROP INDEX "customer_order_queue";--> statement-breakpoint
DROP INDEX "customer_order_tab_due";--> statement-breakpoint
DROP INDEX "customer_order_state";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "next_cut_off" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "next_cut_off_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "customer_order_cut_off" ON "customer_order" USING btree ("next_cut_off_at") WHERE "customer_order"."next_cut_off_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_queue" ON "customer_order" USING btree ("waits_for",(least("due_at", "next_cut_off_at")),"id") WHERE "customer_order"."waits_for" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_tab_due" ON "customer_order" USING btree ("tab",(least("due_at", "next_cut_off_at")),"id");--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state",(least("due_at", "next_cut_off_at")),"id");--> statement-breakpoint
-- A time that has passed: the job reads the cut-offs of every running order at its first run.
UPDATE "customer_order" SET "next_cut_off" = 'ECP', "next_cut_off_at" = "placed_at" WHERE "tab" = 'in-process';--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_next_cut_off_listed" CHECK ("customer_order"."next_cut_off" in ('ECP', 'DCO', 'VCO', 'FCO', 'CUA'));