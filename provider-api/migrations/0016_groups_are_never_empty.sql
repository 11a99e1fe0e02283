-- The server has always written these groups whole. The defaults that two older columns have stay:
-- a program of the release before, which still runs during an upgrade, relies on them.
UPDATE "specials" SET "cta" = '{"type":"None","linkUrl":null,"opensInNewWindow":false,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null}' WHERE "cta" IS NULL;--> statement-breakpoint
ALTER TABLE "specials" ALTER COLUMN "cta" SET NOT NULL;--> statement-breakpoint
UPDATE "specials" SET "details" = '{"customUrl":null,"hideFromSpecialOffersPage":false,"content":null,"displayPackageRestrictions":false,"displayTermsAndConditions":false,"image":null,"cta":{"type":"None","linkUrl":null,"opensInNewWindow":false,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null,"titleInput":null}}' WHERE "details" IS NULL;--> statement-breakpoint
ALTER TABLE "specials" ALTER COLUMN "details" SET NOT NULL;--> statement-breakpoint
UPDATE "home_promos" SET "cta" = '{"linkUrl":null,"opensInNewWindow":false,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null}' WHERE "cta" IS NULL;--> statement-breakpoint
ALTER TABLE "home_promos" ALTER COLUMN "cta" SET NOT NULL;--> statement-breakpoint
UPDATE "events" SET "cta" = '{"type":null,"typeInput":null,"linkUrl":null,"opensInNewWindow":false}' WHERE "cta" IS NULL;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "cta" SET NOT NULL;--> statement-breakpoint
UPDATE "calendar_events" SET "cta" = '{"type":"No Detail Page","linkText":null,"linkUrl":null,"trackingTag":null}' WHERE "cta" IS NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ALTER COLUMN "cta" SET NOT NULL;--> statement-breakpoint
UPDATE "calendar_events" SET "details" = '{"content":null,"image":null,"cta":{"type":"None","linkUrl":null,"opensInNewWindow":true,"addDatePickerPopup":false,"advancedPurchaseDays":0,"minimumNightStay":1,"trackingTag":null,"titleInput":null}}' WHERE "details" IS NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ALTER COLUMN "details" SET NOT NULL;
