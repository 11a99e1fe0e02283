import { useMemo } from 'react';
import { useFieldScope } from '../../fields/fieldScope';
import { clockNote } from '../../rules/clockNote';
import { isWallTime } from '../../rules/instant';
import { existingTimes, firstMoved, type Series } from '../../rules/recurrence';
import { wallText } from '../../rules/wallText';
import { useSeries } from './useSeries';

interface ClockNotes {
  start?: string | undefined;
  end?: string | undefined;
}

/** Notes on what clock changes do to the times of an event; none while the times are invalid or unused. */
function clockNotes(series: Series, zone: string): ClockNotes {
  const { start, end, allDay } = series;
  if (allDay) return {};
  const startNote = clockNote(start, zone);
  const endNote = clockNote(end, zone);
  if (!isWallTime(start) || !isWallTime(end) || end < start) return { start: startNote, end: endNote };
  // A series keeps its time; only an occurrence on the day of a clock change has a different one.
  if (series.repeats !== null) return { start: seriesNote(series, zone) ?? startNote };
  const times = existingTimes(series, zone);
  const movesWithStart = endNote === undefined && times.end !== end;
  return {
    start: startNote,
    end: movesWithStart ? `It moves with the start: it becomes ${wallText(times.end)}.` : endNote,
  };
}

/** A note if an occurrence begins at another time. */
function seriesNote(series: Series, zone: string): string | undefined {
  const moved = firstMoved(series, zone);
  return moved === null ? undefined : `On days when the clocks skip this time it begins later: on ${wallText(moved.start)}.`;
}

/** The notes of the surrounding form's start and end. */
export function useClockNotes(): ClockNotes {
  const { timezone } = useFieldScope().property;
  const series = useSeries();
  return useMemo(() => {
    const { repeats } = series;
    return clockNotes({ ...series, repeats: repeats === 'none' || !repeats ? null : repeats }, timezone);
  }, [series, timezone]);
}
