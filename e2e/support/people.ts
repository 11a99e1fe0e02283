/** The users of the demo, named after their permissions. */
export const people = {
  admin: 'admin@innkeeper.example',
  everything: 'nora.okafor@calloway.example',
  /** Content of two hotels, including deletion. */
  twoHotels: 'tomas.reyes@calloway.example',
  /** Marketing of the hotels on the coast, without deletion. */
  coast: 'priya.raman@calloway.example',
  /** Content of two restaurants. */
  restaurants: 'luca.ferri@calloway.example',
  /** Reads everything, owns the media library. */
  media: 'hanna.lindqvist@calloway.example',
} as const;

export type Person = keyof typeof people;

/** The password of all these users. */
export const PASSWORD = 'innkeeper-demo';
