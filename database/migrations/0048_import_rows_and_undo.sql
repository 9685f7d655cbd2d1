ALTER TABLE "rate_import" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "rate_import" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_import" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_import" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "rate_import" ADD COLUMN "moves" jsonb;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD COLUMN "is_changed_since" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_undone_by_staff_member_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;