CREATE TABLE "store_compatibility" (
	"needs" bigint NOT NULL,
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL
);
