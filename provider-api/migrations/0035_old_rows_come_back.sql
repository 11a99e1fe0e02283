-- What is in the bin comes back as it was, also a row that is older than the bounds of its texts: nobody could shorten it there. Whoever
-- puts it back says so for the transaction (content/bin/restoreFromBin.ts); everything else is bounded as before.
CREATE OR REPLACE FUNCTION too_long(path text, most integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('innkeeper.puts_rows_back', true) = 'on' THEN RETURN; END IF;
  RAISE EXCEPTION '% is longer than % characters', path, most
    USING ERRCODE = 'string_data_right_truncation', COLUMN = path, DETAIL = most;
END $$;
