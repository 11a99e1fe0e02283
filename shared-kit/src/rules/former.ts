/** The name of everybody who was forgotten; their ids are kept, so that two of them can be distinguished. */
export const FORMER_COLLEAGUE = 'Former colleague';
