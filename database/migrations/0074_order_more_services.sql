ALTER TABLE "order_draft" ADD COLUMN "more" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_template" ADD COLUMN "more" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "more_services" jsonb DEFAULT '[]'::jsonb NOT NULL;