ALTER TABLE "rate_alert" ADD COLUMN "latest_on" date;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD COLUMN "latest_price" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "rate_alert" ADD COLUMN "earlier_on" date;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD COLUMN "earlier_price" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_latest_whole" CHECK (("rate_alert"."latest_on" is null) = ("rate_alert"."latest_price" is null));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_earlier_whole" CHECK (("rate_alert"."earlier_on" is null) = ("rate_alert"."earlier_price" is null));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_days_in_order" CHECK ("rate_alert"."earlier_on" < "rate_alert"."latest_on");