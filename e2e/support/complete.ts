/** `COMPLETE=1 npm test -- e2e` also makes the checks that nearly repeat others, which `npm test` leaves out for the sake of time. */
export const isComplete = Boolean(process.env.COMPLETE);
