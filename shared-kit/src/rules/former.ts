/** The name of everybody who was forgotten; their ids stay, so that two of them can be told apart. */
export const FORMER_COLLEAGUE = 'Former colleague';
