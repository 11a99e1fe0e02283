CREATE TABLE "store_identity" (
	"id" text NOT NULL,
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL
);
