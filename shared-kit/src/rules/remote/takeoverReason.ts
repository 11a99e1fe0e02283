/** Why a version is in use that took over from a withdrawn one. It is stored, and Releases recognises such a version by it. */
export const takeoverReason = (withdrawnVersion: string): string => `${withdrawnVersion} was withdrawn`;
