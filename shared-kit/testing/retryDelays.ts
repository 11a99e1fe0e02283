import { RETRY_DELAYS } from '../src/api/unavailable';

const delays = [...RETRY_DELAYS];
const setDelays = (values: readonly number[]) => (RETRY_DELAYS as number[]).splice(0, delays.length, ...values);
const skipDelays = () => setDelays(delays.map(() => 0));

// Dozens of tests are about what a page shows after the last attempt: waiting three seconds for it would take a minute of each run.
skipDelays();

/** Waits between the attempts of a read as the product does, for tests of these waits. */
export function keepRetryDelays(): void {
  beforeEach(() => void setDelays(delays));
  afterEach(() => void skipDelays());
}
