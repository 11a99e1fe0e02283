-- Only what was made from a shared special names it: by that, a hotel counts as having got it. Earlier clones named it as well.
-- They are told by their history; those from before the history stay as they are.
UPDATE "specials" SET "shared_special_id" = NULL
WHERE "shared_special_id" IS NOT NULL AND EXISTS (
  SELECT FROM "version_items" i JOIN "versions" v ON v."item" = i."id"
  WHERE i."kind" = 'specials' AND i."item_id" = "specials"."id" AND v."action" = 'cloned');
