/** Names of the dialogs that this site has (document 1 §2, Modals). Dialogs that confirm a deletion are called 'Delete X'. */
export const KNOWN_MODALS: readonly string[] = [
  'Media Library',
  'Upload File',
  'Add Tags',
  'Set Category',
  'Generate URL',
  'Generate Email URL',
  'Generate Adobe Tracking',
  'History',
  'Preview',
  'Edit Calendar',
  'Repeat for Calendar Event',
  'New FAQ Category',
  'Clone a Shared Special',
  'Global Alert',
  'Convert to Super User',
  'End All Sessions',
  'Remove Second Factor',
  'Forget This Person',
  'Make Live',
  'Promote to All',
  'Step Back',
  'Withdraw Version',
  'New Deploy Token',
  'Revoke Deploy Token',
  'Delete for Good',
  'Change Expiry',
];

/** @returns whether a dialog of that name may be opened: one of the site's own, or one that its settings also allow */
export const isKnownModal = (name: string, allowed: readonly string[]): boolean =>
  allowed.includes(name) || /^Delete [A-Z]/.test(name);
